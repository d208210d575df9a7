import type { DeliveryMethod } from '#contracts/cart-operations.ts'
import type { Money } from '#contracts/values.ts'
import { tehranDay, tehranHour } from '#i18n/tehran.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import { inLocale } from '../shop/localized-text.ts'
import { instantOf } from './instant.ts'

/** Rials of products from which post is free. */
export const freeDeliveryFrom = 50_000_000

type Window = { from: number; to: number }

type Method = {
  id: number
  title: Text
  description: Text
  /** Rials. */
  price: number
  isFreeFrom: number | null
  window: (now: number) => Window
}

const opens = 9
const closes = 18
const expressLastOrder = 17
const expressCloses = 21
const hour = 3_600_000

const daysAhead = (first: number, last: number) => (now: number) => ({
  from: tehranHour(now, first, opens),
  to: tehranHour(now, last, closes),
})

function express(now: number): Window {
  if (now >= tehranHour(now, 0, expressLastOrder))
    return { from: tehranHour(now, 1, opens), to: tehranHour(now, 1, 13) }
  return { from: Math.max(now + 2 * hour, tehranHour(now, 0, opens)), to: tehranHour(now, 0, expressCloses) }
}

const methods: readonly Method[] = [
  {
    id: 1,
    title: ['پست پیشتاز', 'Priority post', 'Почта'],
    description: [
      'به همه شهرها، سه تا نه روز',
      'To every city, three to nine days',
      'По всей стране, от трёх до девяти дней',
    ],
    price: 850_000,
    isFreeFrom: freeDeliveryFrom,
    window: daysAhead(4, 7),
  },
  {
    id: 2,
    title: ['پیک تهران', 'Tehran courier', 'Курьер по Тегерану'],
    description: ['درون تهران، یک تا دو روز', 'Within Tehran, one to two days', 'По Тегерану, один-два дня'],
    price: 1_200_000,
    isFreeFrom: null,
    window: daysAhead(1, 2),
  },
  {
    id: 3,
    title: ['پیک فوری', 'Express courier', 'Экспресс-курьер'],
    description: [
      'درون تهران، همین امروز اگر تا ساعت ۱۷ سفارش دهید',
      'Within Tehran, today when you order before 17:00',
      'По Тегерану, сегодня при заказе до 17:00',
    ],
    price: 2_500_000,
    isFreeFrom: null,
    window: express,
  },
]

const methodOf = (id: number) => methods.find((method) => method.id === id)

export const isDelivery = (id: number) => methodOf(id) !== undefined

/** Rials, for products worth `lines` rials. */
export function deliveryPrice(id: number, lines: number): number {
  const method = methodOf(id)
  if (!method) return 0
  return method.isFreeFrom !== null && lines >= method.isFreeFrom ? 0 : method.price
}

export const deliveryWindow = (id: number, now: number): Window =>
  methodOf(id)?.window(now) ?? { from: now, to: now }

const offeredDays = 6

/** Windows of a method that start after now: one a day. */
export const windowsAhead = (id: number, now: number): Window[] =>
  Array.from({ length: offeredDays }, (_, ahead) => deliveryWindow(id, tehranHour(now, ahead, 0))).filter(
    ({ from }) => from > now,
  )

const cheapestId = 1

/** Price of the cheapest method for products worth `lines`. */
export const cheapestDeliveryPrice = (lines: Money): Money => ({
  ...lines,
  amount: deliveryPrice(cheapestId, lines.amount),
})

/** Tehran days between which the cheapest method delivers an order placed now. */
export function deliveryDays(now: number): { from: string; to: string } {
  const { from, to } = deliveryWindow(cheapestId, now)
  return { from: tehranDay(from), to: tehranDay(to) }
}

export function deliveryTitle(id: number, locale: Locales): string {
  const method = methodOf(id)
  return method ? inLocale(method.title, locale) : ''
}

export const deliveryMethods = (lines: number, now: number, locale: Locales): DeliveryMethod[] =>
  methods.map((method) => {
    const { from, to } = method.window(now)
    return {
      id: method.id,
      title: inLocale(method.title, locale),
      description: inLocale(method.description, locale),
      price: { amount: deliveryPrice(method.id, lines), unit: 'IRR' },
      from: instantOf(from),
      to: instantOf(to),
    }
  })
