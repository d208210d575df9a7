import type { Product } from '#contracts/catalogue.ts'
import { dayLength, tehranDay } from '#i18n/tehran.ts'
import type { Row } from '../shop/catalogue/catalogue.ts'
import { leadOf, leadingItem } from '../shop/catalogue/rows.ts'
import type { Context } from './behaviour.ts'
import { deliveryDays } from './delivery.ts'
import { stockLeft } from './stock.ts'
import type { World } from './world.ts'

const newForDays = 45
const friday = 5

/** Sales last until the end of the week. */
function endOfSale(now: number): string {
  const today = new Date(tehranDay(now)).getUTCDay()
  return tehranDay(now + ((friday - today + 7) % 7) * dayLength)
}

type Days = { saleEndsOn: string; delivery: Product['delivery'] }
const daysByCall = new WeakMap<Context, Days>()

/** The same for every product of an answer. */
function daysOf(context: Context): Days {
  const known = daysByCall.get(context)
  if (known) return known
  const days = { saleEndsOn: endOfSale(context.now), delivery: deliveryDays(context.now) }
  daysByCall.set(context, days)
  return days
}

/** A product as this world sells it now; `colors` asks for a variant of one of them to stand for it. */
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
  }))
  const asked = items.filter(
    (item) => item.options.color !== undefined && colors.includes(item.options.color),
  )
  const lead = leadingItem(asked.length > 0 ? asked : items)
  return {
    ...product,
    ...leadOf(lead),
    items,
    delivery,
    picture: lead.pictures[0] ?? product.picture,
    isNew: context.now - Date.parse(product.addedAt) < newForDays * dayLength,
  }
}
