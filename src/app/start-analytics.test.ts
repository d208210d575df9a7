import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Cart } from '#contracts/cart.ts'
import type { Product } from '#contracts/catalogue.ts'
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
vi.stubGlobal('document', { cookie: 'basketId=basket-0001' })

const vitals = vi.hoisted(() => ({ isLoaded: false }))
vi.mock('web-vitals', () => {
  vitals.isLoaded = true
  const measured = (name: string) => (report: (metric: object) => void) =>
    report({ name, value: 12, rating: 'good', id: 'v5-1', entries: [] })
  const names = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB']
  return Object.fromEntries(names.map((name) => [`on${name}`, measured(name)]))
})

const money = (amount: number) => ({ amount, unit: 'IRR' as const })

const basket = {
  uniqueId: 'basket-0001',
  itemCount: 2,
  addressId: 7,
  rebateCode: 'NOWRUZ',
  cartItems: [
    { id: 1, productId: 5, productItemId: 51, count: 2, title: 'Tray', unitPrice: money(10), stockLeft: 4 },
  ],
  totals: { payable: money(25), lines: money(20), delivery: money(5) },
} as unknown as Cart

const product = { id: 5, price: money(10), items: [{ id: 51, price: money(12) }] } as unknown as Product

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
  const { consentAnswered, consentAskedAgain } = await import('#src/stores/consent.ts')
  const told: AnalyticsEvent[] = []
  const client = new QueryClient()
  client.setQueryData(['products', 'detail', { catLabel: 'copper', label: 'tray' }], product)
  client.setQueryData(['cart', 'current', 'basket-0001'], basket)
  const { router, open } = fakeRouter()
  startAnalytics({ router, client, locale: 'fa' }, { track: (event) => void told.push(event) })
  const mutate = <Data>(mutationKey: string[], variables: object, data: Data) =>
    client
      .getMutationCache()
      .build(client, { mutationKey, mutationFn: async () => data })
      .execute(variables as never)
  const order = () =>
    mutate(
      ['cart', 'order'],
      { uniqueId: 'basket-0001', orderKind: 'cheque', cheque: { sayadNumber: '1234567890123456' } },
      { productOrderId: 'ZR-1', paymentUrl: '/api/payment/test/1', isOnline: false },
    )
  const add = () => mutate(['cart', 'add'], { productItemId: 51, count: 3 }, { output: 'basket-0001' })
  return { told, open, add, order, consentAnswered, consentAskedAgain }
}

const names = (told: AnalyticsEvent[]) => told.map(({ name }) => name).filter((name) => name !== 'web_vital')

beforeEach(() => {
  local.saved.clear()
  session.saved.clear()
  vitals.isLoaded = false
})

test('before consent nothing is told, kept for later or loaded; nor after a no', async () => {
  const { told, open, add, order, consentAnswered } = await visit()
  open(home)
  open(tray)
  await add()
  await order()
  expect(vitals.isLoaded).toBe(false)
  consentAnswered('denied')
  open(home)
  await vi.waitFor(() => expect(local.saved.get('zarrin-consent')).toContain('denied'))
  expect(vitals.isLoaded).toBe(false)
  consentAnswered('granted')
  await vi.waitFor(() => expect(told).toHaveLength(5))
  expect(names(told)).toEqual([])
})

test('each step of a purchase is told once', async () => {
  const { told, open, add, order, consentAnswered } = await visit()
  consentAnswered('granted')
  open(home)
  open(tray)
  open(tray, false)
  await add()
  open({ pathname: '/basket', routeId: '/basket' })
  await order()
  await order()
  const at = { locale: 'fa', path: '/search/copper/tray' }
  const goods = {
    itemCount: 2,
    payable: money(25),
    items: [{ productId: 5, productItemId: 51, count: 2, price: money(10) }],
  }
  expect(told.filter(({ name }) => name !== 'web_vital')).toEqual([
    { name: 'page_view', locale: 'fa', path: '/' },
    { name: 'page_view', ...at },
    { name: 'view_item', productId: 5, category: 'copper', price: money(10), ...at },
    { name: 'add_to_cart', productItemId: 51, count: 3, price: money(12), ...at },
    { name: 'page_view', locale: 'fa', path: '/basket' },
    { name: 'begin_checkout', ...goods, locale: 'fa', path: '/basket' },
    {
      name: 'purchase',
      productOrderId: 'ZR-1',
      orderKind: 'cheque',
      ...goods,
      locale: 'fa',
      path: '/basket',
    },
  ])
})

test('an order stays told over a reload of the tab', async () => {
  local.saved.set('zarrin-consent', '{"answer":"granted"}')
  const first = await visit()
  await first.order()
  await vi.waitFor(() => expect(session.saved.get('zarrin-own-told-orders')).toContain('ZR-1'))
  const second = await visit()
  await second.order()
  expect([names(first.told), names(second.told)]).toEqual([['purchase'], []])
})

test('whose order a page shows, and what was typed as an address, is not told', async () => {
  const { told, open, consentAnswered } = await visit()
  consentAnswered('granted')
  const fullPath = '/profile/accountorder/$productOrderId'
  open({ pathname: '/profile/accountorder/ZR-100001', routeId: fullPath, fullPath })
  open({ pathname: '/sara@example.com', routeId: '__root__', fullPath: '/' })
  expect(told.filter(({ name }) => name === 'page_view').map(({ path }) => path)).toEqual([fullPath, '/404'])
})

test('web vitals are told once there is consent, and no more when it is taken back', async () => {
  const { told, open, consentAnswered, consentAskedAgain } = await visit()
  open(home)
  consentAnswered('granted')
  await vi.waitFor(() => expect(told).toHaveLength(5))
  expect(told[0]).toEqual({
    name: 'web_vital',
    metric: 'CLS',
    value: 12,
    rating: 'good',
    locale: 'fa',
    path: '/',
  })
  consentAskedAgain()
  open(home)
  expect(told).toHaveLength(5)
})
