import type { QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import type { Cart } from '#contracts/cart.ts'
import type { ProductList } from '#contracts/catalogue.ts'
import type { Product } from '#contracts/product.ts'
import type { Money } from '#contracts/values.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Analytics, AnalyticsEvent } from '#src/platform/analytics.ts'
import { reportError } from '#src/platform/report-error.ts'
import { cartQueries } from '#src/features/checkout/cart-queries.ts'
import { productQuery } from '#src/features/catalogue/product-query.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { cart } from '#src/stores/cart.ts'
import { consent } from '#src/stores/consent.ts'
import { onShopEvent } from '#src/stores/shop-events.ts'
import { rememberTracked } from '#src/stores/tracked-orders.ts'
import type { AppRouter } from './router.ts'

type TrackedEvent = AnalyticsEvent extends infer Each
  ? Each extends Each
    ? Omit<Each, 'locale' | 'path'>
    : never
  : never
type Router = Pick<AppRouter, 'state' | 'subscribe'>
export type AnalyticsContext = { router: Router; client: QueryClient; locale: Locales }

/** Labels are public; every other parameter (order id, share id, secret, code) is personal. */
const hasPersonalParam = /\$(?!\w*label)/i

/** Without personal data: leaves out personal parameters and unmatched URLs. */
function pathOf({ state: { location, matches } }: Router): string {
  const last = matches.at(-1)
  if (!last || last.routeId === '__root__') return '/404'
  return hasPersonalParam.test(last.fullPath) ? last.fullPath : location.pathname
}

const summaryOf = ({ itemCount, totals, cartItems }: Cart) => ({
  itemCount,
  payable: totals.payable,
  items: cartItems.map(({ productId, productItemId, count, unitPrice }) => ({
    productId,
    productItemId,
    count,
    price: unitPrice,
  })),
})

function priceOf(client: QueryClient, productItemId: number): Money | null {
  const seen = client.getQueriesData<Product | ProductList>({ queryKey: productQueries.all() })
  for (const [, data] of seen) {
    if (!data) continue
    const priced =
      'items' in data
        ? data.items.find(({ id }) => id === productItemId)
        : data.products.find((product) => product.productItemId === productItemId)
    if (priced) return priced.price
  }
  return null
}

export function startAnalytics({ router, client, locale }: AnalyticsContext, analytics: Analytics) {
  const isGranted = () => consent.answer === 'granted'
  const cartOf = (basketId: string | null) => client.getQueryData(cartQueries.current(basketId).queryKey)

  function track(event: TrackedEvent) {
    if (!isGranted()) return
    try {
      analytics.track({ ...event, locale, path: pathOf(router) } as AnalyticsEvent)
    } catch (error) {
      reportError(error, 'part')
    }
  }

  function trackPageView() {
    measureWebVitalsOnce()
    track({ name: 'page_view' })
    const last = router.state.matches.at(-1)
    if (last?.routeId === '/search/$catLabel/$productLabel') {
      const { catLabel, productLabel: label } = last.params
      const product = client.getQueryData(productQuery({ catLabel, label }).queryKey)
      if (product)
        track({ name: 'view_item', productId: product.id, category: catLabel, price: product.price })
    }
    const currentCart = last?.routeId === '/basket' ? cartOf(cart.basketId) : undefined
    if (currentCart && currentCart.itemCount > 0) track({ name: 'begin_checkout', ...summaryOf(currentCart) })
  }

  async function loadWebVitals() {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
    for (const onMetric of [onCLS, onFCP, onINP, onLCP, onTTFB])
      onMetric(({ name: metric, value, rating }) => track({ name: 'web_vital', metric, value, rating }))
  }

  let isMeasuring = false
  function measureWebVitalsOnce() {
    if (isMeasuring || !isGranted() || !router.state.resolvedLocation) return
    isMeasuring = true
    loadWebVitals().catch((error: unknown) => reportError(error, 'part'))
  }

  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && trackPageView())
  if (router.state.resolvedLocation) trackPageView()

  onShopEvent('addedToCart', ({ productItemId, count }) =>
    track({ name: 'add_to_cart', productItemId, count, price: priceOf(client, productItemId) }),
  )
  onShopEvent('orderPlaced', ({ order: { productOrderId }, basketId, orderKind }) => {
    const ordered = cartOf(basketId)
    if (!isGranted() || !ordered || !rememberTracked(productOrderId)) return
    track({ name: 'purchase', productOrderId, orderKind, ...summaryOf(ordered) })
  })

  subscribe(consent, measureWebVitalsOnce)
  measureWebVitalsOnce()
}
