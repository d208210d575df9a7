import type { Product, ProductItem } from '#contracts/product.ts'
import type { Event } from '#contracts/content.ts'
import type { DeliveryMethod } from '#contracts/cart-operations.ts'
import { Day, WallTime } from '#contracts/values.ts'
import { dayInMs, tehranDay } from '#i18n/tehran.ts'
import { defaultNow } from '../server/clock.ts'
import { editPath } from './edit-path.ts'
import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField, rewritingRequest, rewritingResponse, withBody } from './mutant.ts'

type Sale = Pick<ProductItem, 'saleEndsOn' | 'oldPrice'>

const dayFromToday = (days: number) => tehranDay(Date.parse(defaultNow) + days * dayInMs)
const later = (instant: string, days: number) => new Date(Date.parse(instant) + days * dayInMs).toISOString()

const endedYesterday = <Sold extends Sale>(sold: Sold): Sold =>
  sold.oldPrice ? { ...sold, saleEndsOn: dayFromToday(-1) } : sold

const lastMonth = <Window extends Pick<DeliveryMethod, 'from' | 'to'>>(window: Window): Window => ({
  ...window,
  from: later(window.from, -30),
  to: later(window.to, -30),
})

const utcDay = (at: string) => new Date(at).toISOString().slice(0, 10)

type Listed = { placedAt?: string; at?: string }

/** Days of London instead of Tehran. */
const utcDays = (name: string, call: 'orders' | 'walletTransactions') =>
  intercepting(name, [call], () => async ({ input }, pass) => {
    const [from, to] = [input.from, input.to].map((day) => [day].flat()[0])
    if (![from, to].every((day) => day === undefined || Day.safeParse(day).success)) return pass()
    const response = await pass({})
    if (response.status !== 200) return response
    const envelope = (await response.json()) as { list: Listed[] }
    const list = envelope.list.filter(({ placedAt, at = placedAt! }) => {
      const day = utcDay(at)
      return day >= String(from ?? day) && day <= String(to ?? day)
    })
    return withBody(response, JSON.stringify({ ...envelope, list }))
  })

export const dateMutants: readonly Mutant[] = [
  rewritingField('a card’s sale ended yesterday', ['products'], 'data.products.*', endedYesterday<Sale>),
  rewritingField('a product’s sale ended yesterday', ['product'], 'data', endedYesterday<Product>),
  rewritingField(
    'a variant’s sale ended yesterday',
    ['product'],
    'data.items.*',
    endedYesterday<ProductItem>,
  ),
  rewritingField(
    'a sale of the content ended yesterday',
    ['contentEntry'],
    'data.goods.*',
    endedYesterday<Sale>,
  ),
  rewritingField('a sale ends where there is none', ['product'], 'data.items.*', (item: ProductItem) => ({
    ...item,
    saleEndsOn: item.saleEndsOn ?? dayFromToday(3),
  })),
  rewritingField('a product is brought in the past', ['product'], 'data.delivery', () => ({
    from: dayFromToday(-7),
    to: dayFromToday(-4),
  })),
  rewritingField(
    'a product is brought till before it is brought',
    ['product'],
    'data.delivery',
    (days: Product['delivery']) => ({
      from: days.to,
      to: days.from,
    }),
  ),
  rewritingField('delivery methods of last month', ['getDelivery'], 'data.*', lastMonth<DeliveryMethod>),
  rewritingField(
    'delivery methods end before they begin',
    ['getDelivery'],
    'data.*',
    (method: DeliveryMethod) => ({
      ...method,
      from: method.to,
      to: method.from,
    }),
  ),
  rewritingResponse('every exhibition is coming', ['contentList', 'contentEntry'], (envelope) => {
    const coming = (event: Event | null) => event && { ...event, status: 'coming' }
    const listed = editPath(envelope, ['data', 'entries', '*', 'event'], coming)
    return editPath(listed, ['data', 'event'], coming)
  }),
  rewritingField(
    'what comes later comes first',
    ['contentList'],
    'data.entries',
    (entries: { event: Event | null }[]) =>
      entries.some(({ event }) => event) ? entries.toReversed() : entries,
  ),
  rewritingField('reviews of next year', ['product'], 'data.reviews.*.on', () => dayFromToday(365)),
  rewritingField('products that arrive next year', ['product'], 'data.addedAt', (at: string) =>
    later(at, 700),
  ),
  rewritingField('devices are seen next year', ['devices'], 'list.*.lastSeenAt', (at: string) =>
    later(at, 365),
  ),
  rewritingField(
    'links of carts expired in 2020',
    ['shareCart', 'sharedCart'],
    'data.expiresAt',
    () => '2020-01-01T00:00:00Z',
  ),
  utcDays('orders of days in UTC', 'orders'),
  utcDays('transactions of days in UTC', 'walletTransactions'),
  rewritingRequest('a cheque falls due today', ['setOrder'], (input) => {
    const cheque = input.cheque as { dueDate: string } | undefined
    return cheque && cheque.dueDate === dayFromToday(0)
      ? { ...input, cheque: { ...cheque, dueDate: dayFromToday(1) } }
      : input
  }),
  rewritingRequest('a call back in the past', ['requestForm'], ({ callAt, ...input }) =>
    WallTime.safeParse(callAt).success && String(callAt) < dayFromToday(0) ? input : { ...input, callAt },
  ),
  rewritingRequest('a call back at night', ['requestForm'], ({ callAt, ...input }) =>
    WallTime.safeParse(callAt).success && !/T(09|1[0-6])/.test(String(callAt)) ? input : { ...input, callAt },
  ),
]
