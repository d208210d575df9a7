import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Cart } from '#contracts/cart.ts'
import type { Product } from '#contracts/product.ts'
import { rials } from '#contracts/values.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { stubFetch, success } from '#src/api/stub-fetch.ts'
import type { AnalyticsEvent } from '#src/platform/analytics.ts'
import type { AppRouter } from './router.ts'

const memory = () => {
  const saved = new Map<string, string>()
  return {
    saved,
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => void saved.set(key, text),
  }
}
const [local, session] = [memory(), memory()]
vi.stubGlobal('localStorage', local)
vi.stubGlobal('sessionStorage', session)
vi.stubGlobal('document', { cookie: 'basketId=basket-0001', documentElement: { lang: 'fa-IR' } })
vi.stubGlobal('location', { pathname: '/' })
const placed = {
  productOrderId: 'ZR-1',
  isOnline: false,
  isCheque: true,
  paymentId: null,
  paymentUrl: null,
}
stubFetch({
  '/api/cart/cart': ({ body }) => success(JSON.parse(String(body)).count ? 'basket-0001' : placed),
})

const vitals = vi.hoisted(() => ({ isLoaded: false }))
vi.mock('web-vitals', () => {
  vitals.isLoaded = true
  const measured = (name: string) => (report: (metric: object) => void) =>
    report({ name, value: 12, rating: 'good', id: 'v5-1', entries: [] })
  const names = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB']
  return Object.fromEntries(names.map((name) => [`on${name}`, measured(name)]))
})

const sampleCart = {
  uniqueId: 'basket-0001',
  itemCount: 2,
  addressId: 7,
  rebateCode: 'NOWRUZ',
  cartItems: [
    { id: 1, productId: 5, productItemId: 51, count: 2, title: 'Tray', unitPrice: rials(10), stockLeft: 4 },
  ],
  totals: { payable: rials(25), lines: rials(20), delivery: rials(5) },
} as unknown as Cart

const product = { id: 5, price: rials(10), items: [{ id: 51, price: rials(12) }] } as unknown as Product

type Page = { pathname: string; routeId: string; fullPath?: string; params?: object }

function fakeRouter() {
  let hear = (_event: { pathChanged: boolean }) => {}
  const state = {
    location: { pathname: '/' },
    matches: [] as object[],
    resolvedLocation: undefined as unknown,
  }
  const router = {
    state,
    subscribe: (_name: string, listener: typeof hear) => void (hear = listener),
  } as unknown as AppRouter
  function open({ pathname, routeId, fullPath = pathname, params = {} }: Page, pathChanged = true) {
    const location = { pathname }
    const matches = [{}, { routeId, fullPath, params }]
    Object.assign(state, { location, matches, resolvedLocation: location })
    hear({ pathChanged })
  }
  return { router, open }
}

const home = { pathname: '/', routeId: '/' }
const tray = {
  pathname: '/search/copper/tray',
  routeId: '/search/$catLabel/$productLabel',
  params: { catLabel: 'copper', productLabel: 'tray' },
}

async function visit() {
  vi.resetModules()
  const { startAnalytics } = await import('./start-analytics.ts')
  const { consentAnswered, consentReset } = await import('#src/stores/consent.ts')
  const tracked: AnalyticsEvent[] = []
  const client = new QueryClient()
  client.setQueryData(['products', 'detail', { catLabel: 'copper', label: 'tray' }], product)
  client.setQueryData(['cart', 'current', 'basket-0001'], sampleCart)
  const { router, open } = fakeRouter()
  startAnalytics({ router, client, locale: 'fa' }, { track: (event) => void tracked.push(event) })
  const { addToCart } = await import('#src/features/checkout/add-to-cart.ts')
  const { placeOrder } = await import('#src/features/checkout/place-order.ts')
  const mutations = client.getMutationCache()
  const LL = { cart: { added: () => '' } } as unknown as TranslationFunctions
  const add = () =>
    mutations
      .build(
        client,
        addToCart(LL, () => false),
      )
      .execute({ productItemId: 51, count: 3 })
  const callbacks = {
    openOrderPage: async () => true,
    isElsewhere: () => false,
    offerOrderPage: () => {},
    onFailed: () => {},
  }
  const order = () =>
    mutations.build(client, placeOrder(callbacks)).execute({
      uniqueId: 'basket-0001',
      orderKind: 'cheque',
      cheque: { sayadNumber: '1234567890123456', dueDate: '2026-12-25' },
    })
  return { tracked, open, add, order, consentAnswered, consentReset }
}

const names = (tracked: AnalyticsEvent[]) =>
  tracked.map(({ name }) => name).filter((name) => name !== 'web_vital')

beforeEach(() => {
  local.saved.clear()
  session.saved.clear()
  vitals.isLoaded = false
})

test('nothing is tracked, queued or loaded without consent', async () => {
  const { tracked, open, add, order, consentAnswered } = await visit()
  open(home)
  open(tray)
  await add()
  await order()
  expect(vitals.isLoaded).toBe(false)
  consentAnswered('denied')
  open(home)
  await expect.poll(() => local.saved.get('zarrin-consent')).toContain('denied')
  expect(vitals.isLoaded).toBe(false)
  consentAnswered('granted')
  await expect.poll(() => tracked).toHaveLength(5)
  expect(names(tracked)).toEqual([])
})

test('each step of a purchase is tracked once', async () => {
  const { tracked, open, add, order, consentAnswered } = await visit()
  consentAnswered('granted')
  open(home)
  open(tray)
  open(tray, false)
  await add()
  open({ pathname: '/basket', routeId: '/basket' })
  await order()
  await order()
  const at = { locale: 'fa', path: '/search/copper/tray' }
  const cartSummary = {
    itemCount: 2,
    payable: rials(25),
    items: [{ productId: 5, productItemId: 51, count: 2, price: rials(10) }],
  }
  expect(tracked.filter(({ name }) => name !== 'web_vital')).toEqual([
    { name: 'page_view', locale: 'fa', path: '/' },
    { name: 'page_view', ...at },
    { name: 'view_item', productId: 5, category: 'copper', price: rials(10), ...at },
    { name: 'add_to_cart', productItemId: 51, count: 3, price: rials(12), ...at },
    { name: 'page_view', locale: 'fa', path: '/basket' },
    { name: 'begin_checkout', ...cartSummary, locale: 'fa', path: '/basket' },
    {
      name: 'purchase',
      productOrderId: 'ZR-1',
      orderKind: 'cheque',
      ...cartSummary,
      locale: 'fa',
      path: '/basket',
    },
  ])
})

test('a reload of the tab does not track an order again', async () => {
  local.saved.set('zarrin-consent', '{"answer":"granted"}')
  const first = await visit()
  await first.order()
  await expect.poll(() => session.saved.get('zarrin-personal-tracked-orders')).toContain('ZR-1')
  const second = await visit()
  await second.order()
  expect([names(first.tracked), names(second.tracked)]).toEqual([['purchase'], []])
})

test.each([
  ['/profile/accountorder/ZR-100001', '/profile/accountorder/$productOrderId'],
  ['/newsletter/unsubscribe/mE3xq', '/newsletter/$page/$secret'],
  ['/list/mE3xq', '/list/$shareId'],
  ['/basket/shared/mE3xq', '/basket/shared/$shareId'],
  ['/discount/NOWRUZ', '/discount/$code'],
])('%s is tracked without its secret', async (pathname, fullPath) => {
  const { tracked, open, consentAnswered } = await visit()
  consentAnswered('granted')
  open({ pathname, routeId: fullPath, fullPath })
  expect(tracked).toContainEqual({ name: 'page_view', locale: 'fa', path: fullPath })
})

test('an unmatched address is tracked as /404', async () => {
  const { tracked, open, consentAnswered } = await visit()
  consentAnswered('granted')
  open({ pathname: '/sara@example.com', routeId: '__root__', fullPath: '/' })
  expect(tracked).toContainEqual({ name: 'page_view', locale: 'fa', path: '/404' })
})

test('web vitals are tracked only while there is consent', async () => {
  const { tracked, open, consentAnswered, consentReset } = await visit()
  open(home)
  consentAnswered('granted')
  await expect.poll(() => tracked).toHaveLength(5)
  expect(tracked[0]).toEqual({
    name: 'web_vital',
    metric: 'CLS',
    value: 12,
    rating: 'good',
    locale: 'fa',
    path: '/',
  })
  consentReset()
  open(home)
  expect(tracked).toHaveLength(5)
})
