import * as z from 'zod/mini'
import { get, post } from './endpoint.ts'
import { Id, Mobile, NoInput, Nothing } from './values.ts'

export const User = z.object({
  id: Id,
  fullName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  mobile: Mobile,
})
export type User = z.output<typeof User>

/** Apart from the other auth endpoints: every page loads these two. */
export const user = get('/api/auth/user', {
  input: NoInput,
  output: User,
  provenance: 'spec',
  access: 'member',
  assumes: ['data'],
})

export const refresh = post('/api/auth/refresh', { input: NoInput, output: Nothing, provenance: 'assumed' })
