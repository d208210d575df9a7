import * as z from 'zod/mini'
import { SetupError } from '../config.ts'
import type { Decisions } from '../report.ts'

const Decisions = z.object({
  report: z.string(),
  by: z.string(),
  decisions: z.array(
    z.object({
      key: z.string(),
      hash: z.nullable(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
      choice: z.enum(['approve', 'reject', 'tolerate', 'quarantine']),
      comment: z.string(),
      until: z.nullable(z.string()),
      overrides: z.optional(z.string()),
    }),
  ),
})

/** Parses decisions exported or posted by the review. Throws a `SetupError` if they are invalid. */
export function parseDecisions(text: string): Decisions {
  try {
    return Decisions.parse(JSON.parse(text))
  } catch (error) {
    throw new SetupError(`These are no decisions of a review: ${(error as Error).message}`)
  }
}
