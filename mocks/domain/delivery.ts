import type { DeliveryMethod } from '#contracts/cart-operations.ts'
import type { Money } from '#contracts/values.ts'
import { tehranDay, tehranHour } from '#i18n/tehran.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import { cityTitled, tehran, usualDays } from '../shop/cities.ts'
import { inLocale } from '../shop/localized-text.ts'
import { instantOf } from './instant.ts'
import type { MemberAddress } from './world.ts'

/** Rials of products from which post is free. */
export const freeDeliveryFrom = 50_000_000

type Window = { from: number; to: number }

/** null: not known yet. */
export type Destination = Pick<MemberAddress, 'city'> | null

type Method = {
  id: number
  title: Text
  description: Text
  /** Rials. */
  price: number
  isFreeFrom: number | null
  isTehranOnly: boolean
  window: (now: number, to: Destination) => Window
}

const opens = 9
const closes = 18
const expressLastOrder = 17
const expressCloses = 21
const hour = 3_600_000

const daysAhead = (now: number, [first, last]: readonly [number, number]): Window => ({
  from: tehranHour(now, first, opens),
  to: tehranHour(now, last, closes),
})

const cityOf = (to: Destination) => (to ? cityTitled(to.city) : undefined)

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
    isTehranOnly: false,
    window: (now, to) => daysAhead(now, cityOf(to)?.days ?? usualDays),
  },
  {
    id: 2,
    title: ['پیک تهران', 'Tehran courier', 'Курьер по Тегерану'],
    description: ['درون تهران، یک تا دو روز', 'Within Tehran, one to two days', 'По Тегерану, один-два дня'],
    price: 1_200_000,
    isFreeFrom: null,
    isTehranOnly: true,
    window: (now) => daysAhead(now, [1, 2]),
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
    isTehranOnly: true,
    window: express,
  },
]

const methodOf = (id: number) => methods.find((method) => method.id === id)

const methodsTo = (to: Destination) =>
  methods.filter(({ isTehranOnly }) => !isTehranOnly || !to || cityOf(to) === tehran)

export const isDeliveredTo = (to: Destination, id: number) => methodsTo(to).some((method) => method.id === id)

/** A courier where one goes, else post. */
export function usualMethodId(to: NonNullable<Destination>): number {
  const offered = methodsTo(to)
  return (offered.find(({ isTehranOnly }) => isTehranOnly) ?? offered[0]!).id
}

/** Rials, for products worth `lines` rials. */
export function deliveryPrice(id: number, lines: number): number {
  const method = methodOf(id)
  if (!method) return 0
  return method.isFreeFrom !== null && lines >= method.isFreeFrom ? 0 : method.price
}

export const deliveryWindow = (id: number, now: number, to: Destination): Window =>
  methodOf(id)?.window(now, to) ?? { from: now, to: now }

const offeredDays = 6

/** Windows of a method that start after now: one a day. */
export const windowsAhead = (id: number, now: number, to: Destination): Window[] =>
  Array.from({ length: offeredDays }, (_, ahead) => deliveryWindow(id, tehranHour(now, ahead, 0), to)).filter(
    ({ from }) => from > now,
  )

export const cheapestId = 1

/** Price of the cheapest method for products worth `lines`. */
export const cheapestDeliveryPrice = (lines: Money): Money => ({
  ...lines,
  amount: deliveryPrice(cheapestId, lines.amount),
})

/** Tehran days between which the method delivers an order placed now. */
export function deliveryDays(id: number, now: number, to: Destination): { from: string; to: string } {
  const window = deliveryWindow(id, now, to)
  return { from: tehranDay(window.from), to: tehranDay(window.to) }
}

export function deliveryTitle(id: number, locale: Locales): string {
  const method = methodOf(id)
  return method ? inLocale(method.title, locale) : ''
}

export const deliveryMethods = (
  lines: number,
  now: number,
  locale: Locales,
  destination: Destination,
): DeliveryMethod[] =>
  methodsTo(destination).map((method) => {
    const { from, to } = method.window(now, destination)
    return {
      id: method.id,
      title: inLocale(method.title, locale),
      description: inLocale(method.description, locale),
      price: { amount: deliveryPrice(method.id, lines), unit: 'IRR' },
      from: instantOf(from),
      to: instantOf(to),
    }
  })
