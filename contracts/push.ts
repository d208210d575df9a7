import * as z from 'zod/mini'
import { get, post } from './endpoint.ts'
import { tolerant } from './tolerance.ts'
import { Nothing, NoInput, SitePath } from './values.ts'

/** Address at the browser’s push service; it and the keys are enough to send to the browser. */
const PushEndpoint = z.string().check(z.regex(/^https:\/\/[^\s/]+\/\S+$/), z.maxLength(2000))
const Key = z.string().check(z.regex(/^[\w-]{16,200}={0,2}$/))

/**
 * Registers the browser of the session, in the language of the call: what `PushSubscription.toJSON()` says. It ends with the
 * session of its device, and when another member registers the same browser.
 */
export const pushSubscribe = post('/api/notices/push/subscribe', {
  input: z.object({ endpoint: PushEndpoint, keys: z.object({ p256dh: Key, auth: Key }) }),
  output: Nothing,
  provenance: 'assumed',
  access: 'member',
})

/** An unknown one is no error: what was wanted is so. */
export const pushUnsubscribe = post('/api/notices/push/unsubscribe', {
  input: z.object({ endpoint: PushEndpoint }),
  output: Nothing,
  provenance: 'assumed',
  access: 'member',
})

/** The member’s registered browsers. */
export const pushSubscriptions = get('/api/notices/push/subscriptions', {
  input: NoInput,
  output: tolerant(z.array(z.object({ endpoint: PushEndpoint })), 1),
  payload: 'list',
  provenance: 'assumed',
  access: 'member',
})

/** What the server sends to a registered browser: a notice in the language of its registration. */
export const PushMessage = z.object({
  id: z.int(),
  locale: z.string(),
  title: z.string().check(z.minLength(1)),
  text: z.string(),
  path: z.nullable(SitePath),
})
export type PushMessage = z.output<typeof PushMessage>
