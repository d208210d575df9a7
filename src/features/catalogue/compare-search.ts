import * as z from 'zod/mini'
import { queryFlag, queryList } from '#contracts/values.ts'
import { ComparedProduct, mostCompared } from '#src/stores/compare.ts'

/** `product` as the address has it: what it names is seen when the goods are looked for. */
const Search = z.object({
  product: z.catch(z.optional(queryList(z.string())), undefined),
  differences: z.catch(z.optional(queryFlag), undefined),
})
export type CompareSearch = z.output<typeof Search>

export const parseCompareSearch = (search: Record<string, unknown>): CompareSearch => Search.parse(search)

export const comparedName = ({ catLabel, label }: { catLabel: string; label: string }) =>
  `${catLabel}/${label}`

/** The goods that an address names, each once, as many as are compared; `refused` is how many more it says. */
export function namedGoods(names: readonly string[] = []) {
  const different = [...new Set(names)]
  const named = different.filter((name) => ComparedProduct.safeParse(name).success).slice(0, mostCompared)
  const goods = named.map((name) => {
    const [catLabel = '', label = ''] = name.split('/')
    return { catLabel, label }
  })
  return { goods, refused: different.length - goods.length }
}
