import * as z from 'zod/mini'
import { get, post } from './endpoint.ts'
import { tolerant } from './tolerance.ts'
import { Instant, NoInput, Nothing } from './values.ts'

const DeviceId = z.string().check(z.regex(/^[\w-]{8,64}$/))

/** A browser that is signed in. Names are as its User-Agent tells them; null where it tells nothing. */
export const Device = z.object({
  id: DeviceId,
  browser: z.nullable(z.string()),
  os: z.nullable(z.string()),
  isMobile: z.boolean(),
  signedInAt: Instant,
  /** To about a quarter of an hour: when its tokens were last renewed. */
  lastSeenAt: Instant,
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** A city or country, if the server knows one. */
  place: z.nullable(z.string()),
})
export type Device = z.output<typeof Device>

/** The current one first, then those seen last. */
export const devices = get('/api/user/devices', {
  input: NoInput,
  output: tolerant(z.array(Device), 1),
  payload: 'list',
  provenance: 'assumed',
  access: 'member',
})

/** Voids the tokens of a device. 404: unknown, signed out or not the member’s; 409: the current one, which `logout` ends. */
export const signOutDevice = post('/api/user/signOutDevice', {
  input: z.object({ id: DeviceId }),
  output: Nothing,
  provenance: 'assumed',
  access: 'member',
})

export const signOutOtherDevices = post('/api/user/signOutOtherDevices', {
  input: NoInput,
  output: Nothing,
  provenance: 'assumed',
  access: 'member',
})
