import * as z from 'zod/mini'
import { queryFlag, queryList } from '#contracts/values.ts'

/** Product names are not validated here but when the products are loaded. */
const Search = z.object({
  product: z.catch(z.optional(queryList(z.string())), undefined),
  differences: z.catch(z.optional(queryFlag), undefined),
})
export type CompareSearch = z.output<typeof Search>

export const parseCompareSearch = (search: Record<string, unknown>): CompareSearch => Search.parse(search)
