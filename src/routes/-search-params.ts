import * as z from 'zod/mini'
import { queryInt } from '#contracts/values.ts'

/** An invalid param is dropped, so that a mangled link still opens. */
export const optionalParam = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined)

export const PageSearch = z.object({ page: optionalParam(queryInt.check(z.minimum(2))) })
