import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** Tuple of the original API: the text, and the input field that it is about. */
export const Message = z.object({ item1: z.string(), item2: z.nullish(z.string()) })
export type Message = z.output<typeof Message>

/** Every JSON answer. A refusal has `isSuccess: false` and its reasons in `messages`. */
export const Envelope = z.object({
  isSuccess: z.boolean(),
  messages: z.array(Message),
  data: z.optional(z.unknown()),
  list: z.optional(z.unknown()),
})
export type Envelope = z.output<typeof Envelope>

export type Parsed<Output> = { ok: true; output: Output } | { ok: false; issues: readonly z.core.$ZodIssue[] }

export function parsePayload<E extends Endpoint>(
  endpoint: E,
  envelope: Envelope,
): Parsed<z.output<E['output']>> {
  const parsed = z.object({ [endpoint.payload]: endpoint.output }).safeParse(envelope)
  if (!parsed.success) return { ok: false, issues: parsed.error.issues }
  return { ok: true, output: parsed.data[endpoint.payload] as z.output<E['output']> }
}
