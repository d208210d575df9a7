import type { ProductItem } from '#contracts/catalogue.ts'
import type { Event } from '#contracts/content.ts'
import type { DeliveryMethod } from '#contracts/cart.ts'
import { dayLength, defaultNow, tehranDay } from '../clock.ts'
import { WallTime } from '#contracts/values.ts'
import { edited } from './edited.ts'
import type { Mutant } from './mutant.ts'
import { editing, misreading, rewriting } from './mutant.ts'

type Sale = Pick<ProductItem, 'saleEndsOn' | 'oldPrice'>

/** Mutants are judged at the moment where the mock's clock stands. */
const dayFromToday = (days: number) => tehranDay(Date.parse(defaultNow) + days * dayLength)
const endedYesterday = <Sold extends Sale>(sold: Sold): Sold =>
  sold.oldPrice ? { ...sold, saleEndsOn: dayFromToday(-1) } : sold

/** Days that are shown as to come and are over, and the other way round. */
export const dateMutants: readonly Mutant[] = [
  editing('a card’s sale ended yesterday', ['products'], 'data.products.*', endedYesterday<Sale>),
  editing('a sale ends where there is none', ['product'], 'data.items.*', (item: ProductItem) => ({
    ...item,
    saleEndsOn: item.saleEndsOn ?? dayFromToday(3),
  })),
  editing('a product is brought in the past', ['product'], 'data.delivery', () => ({
    from: dayFromToday(-7),
    to: dayFromToday(-4),
  })),
  editing('delivery methods end before they begin', ['getDelivery'], 'data.*', (method: DeliveryMethod) => ({
    ...method,
    from: method.to,
    to: method.from,
  })),
  rewriting('every exhibition is coming', ['contentList', 'contentEntry'], (envelope) => {
    const coming = (event: Event | null) => event && { ...event, status: 'coming' }
    const listed = edited(envelope, ['data', 'entries', '*', 'event'], coming)
    return edited(listed, ['data', 'event'], coming)
  }),
  editing(
    'what comes later comes first',
    ['contentList'],
    'data.entries',
    (entries: { event: Event | null }[]) =>
      entries.some(({ event }) => event) ? entries.toReversed() : entries,
  ),
  editing('reviews of next year', ['product'], 'data.reviews.*.on', () => dayFromToday(365)),
  misreading('a cheque falls due today', ['setOrder'], (input) => {
    const cheque = input.cheque as { dueDate: string } | undefined
    return cheque && cheque.dueDate === dayFromToday(0)
      ? { ...input, cheque: { ...cheque, dueDate: dayFromToday(1) } }
      : input
  }),
  misreading('a call back in the past', ['requestForm'], ({ callAt, ...input }) =>
    WallTime.safeParse(callAt).success && String(callAt) < dayFromToday(0) ? input : { ...input, callAt },
  ),
  misreading('a call back at night', ['requestForm'], ({ callAt, ...input }) =>
    WallTime.safeParse(callAt).success && !/T(09|1[0-6])/.test(String(callAt)) ? input : { ...input, callAt },
  ),
]
