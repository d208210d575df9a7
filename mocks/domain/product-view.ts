import type { Product } from '#contracts/catalogue.ts'
import type { Row } from '../catalogue/catalogue.ts'
import { leadOf, leadingItem } from '../catalogue/rows.ts'
import { dayLength } from '../clock.ts'
import type { Context } from './behaviour.ts'
import { stockLeft } from './stock.ts'
import type { World } from './world.ts'

const newForDays = 45

/** A product as this world sells it now; `colors` asks for a variant of one of them to stand for it. */
export function productView(
  state: World,
  row: Row,
  context: Context,
  colors: readonly string[] = [],
): Product {
  const product = row[context.locale]
  const items = product.items.map((item) => ({ ...item, stockLeft: stockLeft(state, item) }))
  const asked = items.filter(
    (item) => item.options.color !== undefined && colors.includes(item.options.color),
  )
  const lead = leadingItem(asked.length > 0 ? asked : items)
  return {
    ...product,
    ...leadOf(lead),
    items,
    picture: lead.pictures[0] ?? product.picture,
    isNew: context.now - Date.parse(product.addedAt) < newForDays * dayLength,
  }
}
