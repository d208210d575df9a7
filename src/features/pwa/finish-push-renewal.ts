import { pushSubscribe, pushUnsubscribe } from '#contracts/push.ts'
import { request } from '#src/api/request.ts'
import { currentSubscription } from '#src/platform/browser-push.ts'
import { forgetPushRenewal, keepPushLanguage, pushRenewal } from '#src/platform/push-renewal.ts'

/** Tells the server of a subscription that the browser has renewed and the worker could not tell of. */
export async function finishPushRenewal(): Promise<void> {
  const oldEndpoint = await pushRenewal()
  if (oldEndpoint === null) return
  const subscription = await currentSubscription()
  if (subscription) {
    await keepPushLanguage(document.documentElement.lang)
    await request(pushSubscribe, pushSubscribe.input.parse(subscription.toJSON()))
  }
  if (oldEndpoint) await request(pushUnsubscribe, { endpoint: oldEndpoint })
  await forgetPushRenewal()
}
