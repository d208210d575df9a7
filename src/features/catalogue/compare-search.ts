import * as z from 'zod/mini'
import { queryFlag, queryList } from '#contracts/values.ts'

/** `product` as the address has it: what it names is seen when the goods are looked for. */
const Search = z.object({
  product: z.catch(z.optional(queryList(z.string())), undefined),
  differences: z.catch(z.optional(queryFlag), undefined),
})
export type CompareSearch = z.output<typeof Search>

export const parseCompareSearch = (search: Record<string, unknown>): CompareSearch => Search.parse(search)
