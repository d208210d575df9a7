import { forgetPushRenewal, keepPushRenewal, pushLanguage } from '#src/platform/push-renewal.ts'

export type PushChange = {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

export type Post = (path: string, body: unknown, language: string) => Promise<Response>

/** By hand, as the parser of messages; a test compares them with the contract. */
export const pushPaths = {
  subscribe: '/api/notices/push/subscribe',
  unsubscribe: '/api/notices/push/unsubscribe',
}

async function send(post: Post, ...call: Parameters<Post>): Promise<void> {
  const response = await post(...call)
  const { isSuccess } = (await response.json()) as { isSuccess?: unknown }
  if (!isSuccess) throw new Error(`${call[0]} answered ${response.status}`)
}

/**
 * The browser has another subscription, or none any more: the server is told of the new one. The page does that at its next start
 * where the worker cannot, for example because the session needs new tokens
 * or the language of the registration is not known.
 */
export async function renewPush(
  { oldSubscription, newSubscription }: PushChange,
  pushManager: Pick<PushManager, 'subscribe'>,
  post: Post,
): Promise<void> {
  const renewed =
    newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)))
  if (!renewed) return
  const oldEndpoint = oldSubscription?.endpoint ?? ''
  await keepPushRenewal(oldEndpoint)
  const language = await pushLanguage()
  if (!language) return
  const { endpoint, keys } = renewed.toJSON()
  await send(post, pushPaths.subscribe, { endpoint, keys }, language)
  if (oldEndpoint) await send(post, pushPaths.unsubscribe, { endpoint: oldEndpoint }, language)
  await forgetPushRenewal()
}
