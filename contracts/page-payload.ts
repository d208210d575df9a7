import * as z from 'zod/mini'
import { Envelope } from './envelope.ts'

/** File beside a prerendered page: the API's answers that the page was drawn from. */
export const PagePayload = z.object({
  /** When the API was asked, milliseconds of the epoch. */
  at: z.int(),
  /** By path with query, like `/api/products/product?label=pot`. */
  answers: z.record(z.string(), Envelope),
})
export type PagePayload = z.output<typeof PagePayload>
