import type { Product } from '#contracts/product.ts'
import { friday } from '#i18n/is-friday.ts'
import { dayInMs, tehranDay } from '#i18n/tehran.ts'
import type { Row } from '../shop/catalogue/catalogue.ts'
import { leadOf, leadingItem } from '../shop/catalogue/rows.ts'
import type { Context } from './behaviour.ts'
import { cheapestDeliveryPrice, cheapestId, deliveryDays } from './delivery.ts'
import { installmentsOf } from './installments.ts'
import { reviewedParts } from './published-reviews.ts'
import { stockLeft } from './stock.ts'
import type { World } from './world.ts'

const newForDays = 45

/** Sales last until Friday, the end of the Persian week. */
function endOfSale(now: number): string {
  const today = new Date(tehranDay(now)).getUTCDay()
  return tehranDay(now + ((friday - today + 7) % 7) * dayInMs)
}

type Days = { saleEndsOn: string; delivery: Product['delivery'] }
const daysByCall = new WeakMap<Context, Days>()

/** Computed once per call: the same for every product of a response. */
function daysOf(context: Context): Days {
  const known = daysByCall.get(context)
  if (known) return known
  const days = { saleEndsOn: endOfSale(context.now), delivery: deliveryDays(cheapestId, context.now, null) }
  daysByCall.set(context, days)
  return days
}

/** A product at the current stock and clock; `colors` selects the variant that represents it. */
export function productView(
  state: World,
  row: Row,
  context: Context,
  colors: readonly string[] = [],
): Product {
  const product = row[context.locale]
  const { saleEndsOn, delivery } = daysOf(context)
  const items = product.items.map((item) => ({
    ...item,
    stockLeft: stockLeft(state, item),
    saleEndsOn: item.oldPrice && saleEndsOn,
    deliveryPrice: cheapestDeliveryPrice(item.price),
    installments: installmentsOf(item.price, context.locale),
  }))
  const ofColors = items.filter(
    (item) => item.options.color !== undefined && colors.includes(item.options.color),
  )
  const lead = leadingItem(ofColors.length > 0 ? ofColors : items)
  return {
    ...product,
    ...reviewedParts(state, row, context),
    ...leadOf(lead),
    items,
    delivery,
    picture: lead.pictures[0] ?? product.picture,
    isNew: context.now - Date.parse(product.addedAt) < newForDays * dayInMs,
  }
}
