import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { pushSubscribe, pushSubscriptions, pushUnsubscribe } from '#contracts/push.ts'
import { invalidateQueries } from '#src/api/invalidate-queries.ts'
import { request } from '#src/api/request.ts'
import { sessionChanges } from '#src/stores/auth.ts'
import { keepPushLanguage } from '#src/platform/push-renewal.ts'
import { currentSubscription, endPush, subscribeBrowser, supportsPush } from '#src/platform/browser-push.ts'

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** On only if both sides say so: the browser is subscribed, and registered for this member. */
export const pushQuery = () =>
  queryOptions({
    queryKey: ['push'],
    queryFn: async ({ signal }): Promise<PushState> => {
      if (!supportsPush()) return 'unsupported'
      if (Notification.permission === 'denied') return 'blocked'
      const subscription = await currentSubscription()
      if (!subscription) return 'off'
      const registered = await request(pushSubscriptions, {}, { signal })
      return registered.some(({ endpoint }) => endpoint === subscription.endpoint) ? 'on' : 'off'
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

async function turnOn(key: string) {
  const session = sessionChanges
  if ((await Notification.requestPermission()) !== 'granted') return
  const subscription = await subscribeBrowser(key)
  await keepPushLanguage(document.documentElement.lang)
  if (session !== sessionChanges) return endPush()
  await request(pushSubscribe, pushSubscribe.input.parse(subscription.toJSON()))
}

async function turnOff() {
  const subscription = await currentSubscription()
  if (subscription) await request(pushUnsubscribe, { endpoint: subscription.endpoint })
  await endPush()
}

/** `isOn` is what is wanted. */
export const switchPush = (key: string) =>
  mutationOptions({
    mutationKey: ['push', 'switch'],
    mutationFn: (isOn: boolean) => (isOn ? turnOn(key) : turnOff()),
    onSettled: (_done, _error, _isOn, _result, { client }) => invalidateQueries(client, pushQuery()),
  })
