import * as z from 'zod/mini'
import { get, post } from './endpoint.ts'
import { AttemptId, Id, Mobile, NoInput, Nothing } from './values.ts'

const line = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most))

const addressParts = {
  title: line(1, 40),
  /** Prefilled with the full name of the member. */
  recipient: line(2, 121),
  mobile: Mobile,
  province: line(2, 60),
  city: line(2, 60),
  street: line(5, 300),
  postalCode: z.string().check(z.regex(/^\d{10}$/)),
  isDefault: z.boolean(),
}

const { title: _title, isDefault: _isDefault, ...destination } = addressParts
export const Destination = z.object(destination)

export const Address = z.object({ id: Id, ...addressParts })
export type Address = z.output<typeof Address>

export const addresses = get('/api/user/addresses', {
  input: NoInput,
  output: z.array(Address),
  payload: 'list',
  provenance: 'assumed',
  access: 'member',
})

/** A new address is idempotent by `attemptId`. */
export const saveAddress = post('/api/user/saveAddress', {
  input: z.object({ id: z.optional(Id), ...addressParts, attemptId: z.optional(AttemptId) }),
  output: Address,
  provenance: 'assumed',
  access: 'member',
})

export const deleteAddress = post('/api/user/deleteAddress', {
  input: z.object({ id: Id }),
  output: Nothing,
  provenance: 'assumed',
  access: 'member',
})
