import type { QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import type { Cart } from '#contracts/cart.ts'
import type { Product, ProductList } from '#contracts/catalogue.ts'
import type { OrderKind, OrderResult } from '#contracts/orders.ts'
import type { Money } from '#contracts/values.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Analytics, AnalyticsEvent } from '#src/platform/analytics.ts'
import { reportError } from '#src/platform/report-error.ts'
import { cartQueries } from '#src/features/checkout/cart-queries.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { cart } from '#src/stores/cart.ts'
import { consent } from '#src/stores/consent.ts'
import { orderTold } from '#src/stores/tracked-orders.ts'
import type { AppRouter } from './router.ts'

type Told = AnalyticsEvent extends infer Each
  ? Each extends Each
    ? Omit<Each, 'locale' | 'path'>
    : never
  : never
type Router = Pick<AppRouter, 'state' | 'subscribe'>
export type Shop = { router: Router; client: QueryClient; locale: Locales }
type Placing = { uniqueId: string; orderKind: OrderKind }
type Wish = { productItemId: number; count: number }

/** Of the page that is open. An order is somebody's, and what leads nowhere may be anything that was typed: of those the kind of page is told. */
function pathOf({ state: { location, matches } }: Router): string {
  const last = matches.at(-1)
  if (!last || last.routeId === '__root__') return '/404'
  return location.pathname.startsWith('/profile') ? last.fullPath : location.pathname
}

const goodsOf = ({ itemCount, totals, cartItems }: Cart) => ({
  itemCount,
  payable: totals.payable,
  items: cartItems.map(({ productId, productItemId, count, unitPrice }) => ({
    productId,
    productItemId,
    count,
    price: unitPrice,
  })),
})

/** As a page that was seen says it. */
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

/** What is told of a visit, once and as long as the visitor consents; what was before that is told nobody. */
export function startAnalytics({ router, client, locale }: Shop, analytics: Analytics) {
  const isGranted = () => consent.answer === 'granted'
  const cartOf = (basketId: string | null) => client.getQueryData(cartQueries.current(basketId).queryKey)

  function tell(event: Told) {
    if (!isGranted()) return
    try {
      analytics.track({ ...event, locale, path: pathOf(router) } as AnalyticsEvent)
    } catch (error) {
      reportError(error, 'part')
    }
  }

  function opened() {
    measureOnce()
    tell({ name: 'page_view' })
    const last = router.state.matches.at(-1)
    if (last?.routeId === '/search/$catLabel/$productLabel') {
      const { catLabel, productLabel: label } = last.params
      const product = client.getQueryData(productQueries.detail({ catLabel, label }).queryKey)
      if (product)
        tell({ name: 'view_item', productId: product.id, category: catLabel, price: product.price })
    }
    const basket = last?.routeId === '/basket' ? cartOf(cart.basketId) : undefined
    if (basket && basket.itemCount > 0) tell({ name: 'begin_checkout', ...goodsOf(basket) })
  }

  function added({ productItemId, count }: Wish) {
    tell({ name: 'add_to_cart', productItemId, count, price: priceOf(client, productItemId) })
  }

  function ordered({ productOrderId }: OrderResult, { uniqueId, orderKind }: Placing) {
    const basket = cartOf(uniqueId)
    if (!isGranted() || !basket || !orderTold(productOrderId)) return
    tell({ name: 'purchase', productOrderId, orderKind, ...goodsOf(basket) })
  }

  async function measure() {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
    for (const measured of [onCLS, onFCP, onINP, onLCP, onTTFB])
      measured(({ name: metric, value, rating }) => tell({ name: 'web_vital', metric, value, rating }))
  }

  let isMeasured = false
  function measureOnce() {
    if (isMeasured || !isGranted() || !router.state.resolvedLocation) return
    isMeasured = true
    measure().catch((error: unknown) => reportError(error, 'part'))
  }

  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && opened())
  if (router.state.resolvedLocation) opened()

  /** Before what the page itself does with an answer: an order leads away from it, and lets its basket go. */
  const mutations = client.getMutationCache()
  const { onSuccess } = mutations.config
  mutations.config.onSuccess = (...answer) => {
    const [data, variables, , { options }] = answer
    const key = options.mutationKey?.join('/')
    if (key === 'cart/add') added(variables as Wish)
    if (key === 'cart/order') ordered(data as OrderResult, variables as Placing)
    return onSuccess?.(...answer)
  }

  subscribe(consent, measureOnce)
  measureOnce()
}
