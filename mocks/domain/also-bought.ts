import type * as contracts from '#contracts/also-bought.ts'
import type { Row } from '../shop/catalogue/catalogue.ts'
import type { Behaviour } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { productView } from './product-view.ts'

const most = 8
/** Steps through the catalogue: coprime to its usual sizes, so that the neighbours are of other categories. */
const stride = 13
/** Nobody has bought anything beside some goods. */
const aloneEvery = 9

function companionsOf(rows: readonly Row[], row: Row): Row[] {
  const at = rows.indexOf(row)
  if (row.id % aloneEvery === 0) return []
  const others = rows.map((_, turn) => rows[(at + (turn + 1) * stride) % rows.length]!)
  return [...new Set(others)].filter((other) => other !== row && other.leaf !== row.leaf)
}

export const alsoBought: Behaviour<typeof contracts.alsoBought> = (state, { productId }, context) => {
  const { rows } = context.catalogue
  const row = rows.find(({ id }) => id === productId)
  if (!row) return refuse(context, 404, 'productGone')
  return {
    state,
    data: companionsOf(rows, row)
      .slice(0, most * 2)
      .map((other) => productView(state, other, context))
      .filter(({ stockLeft }) => stockLeft > 0)
      .slice(0, most),
  }
}
