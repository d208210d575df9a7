import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import { Message } from '../envelope.ts'
import type { Content, Operation, Response } from './document.ts'
import { jsonSchemaOf, type Schema } from './schemas.ts'

const messages = z.array(Message)
const refusal = { $ref: '#/components/responses/Refusal' }

export const jsonContent = (schema: Schema): Content => ({ content: { 'application/json': { schema } } })

export function successSchema({ payload, output }: Endpoint, owner: string): Schema {
  const envelope = z.object({ isSuccess: z.literal(true), messages, [payload]: output })
  return jsonSchemaOf(envelope, owner)
}

export const refusalResponse: Response = {
  description:
    'Refused: the messages say why. 401: sign in first. 410: the basket was ordered or is unknown. 429: later, see Retry-After.',
  ...jsonContent(jsonSchemaOf(z.object({ isSuccess: z.literal(false), messages }), 'Refusal')),
}

export const responses = (
  success: Schema,
  { access, mayBeGone }: Pick<Endpoint, 'access' | 'mayBeGone'>,
): Operation['responses'] => ({
  '200': { description: 'Done', ...jsonContent(success) },
  ...(access === 'member' && { '401': { ...refusal, description: 'Nobody is signed in' } }),
  ...(mayBeGone && { '410': { ...refusal, description: 'It was taken out for good' } }),
  '4XX': refusal,
  '5XX': refusal,
})
