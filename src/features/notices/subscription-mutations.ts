import { mutationOptions } from '@tanstack/react-query'
import type { InputOf } from '#contracts/endpoint.ts'
import { subscribe, unsubscribe } from '#contracts/notices.ts'
import type { Subscription } from '#contracts/notices.ts'
import { isStatus } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { guestSubscribed, guestUnsubscribed } from '#src/stores/guest-subscriptions.ts'
import { subscriptionsQuery } from './subscription-queries.ts'

const withSubscription = (list: readonly Subscription[], added: Subscription) => [
  added,
  ...list.filter(({ id }) => id !== added.id),
]

/** Safe to repeat: whoever subscribes twice waits once. */
export const subscribing = () =>
  mutationOptions({
    mutationKey: ['subscriptions', 'add'],
    mutationFn: (input: InputOf<typeof subscribe>) => request(subscribe, input),
    onSuccess: (added, { guest, kind }, _result, { client }) => {
      if (guest) guestSubscribed({ ...added, kind })
      client.setQueryData(subscriptionsQuery().queryKey, (list) => list && withSubscription(list, added))
    },
    onSettled: (_added, _error, _input, _result, { client }) =>
      void client.invalidateQueries(subscriptionsQuery()),
  })

/** A 404 is what was wanted: it ended with its notice, or an earlier attempt took it back. */
const takeBack = (id: string) =>
  request(unsubscribe, { id }).catch((error: unknown) => {
    if (!isStatus(error, 404)) throw error
    return null
  })

export const unsubscribing = () =>
  mutationOptions({
    mutationKey: ['subscriptions', 'remove'],
    mutationFn: takeBack,
    onSuccess: (_done, id, _result, { client }) => {
      guestUnsubscribed(id)
      client.setQueryData(subscriptionsQuery().queryKey, (list) => list?.filter((one) => one.id !== id))
    },
    onSettled: (_done, _error, _id, _result, { client }) =>
      void client.invalidateQueries(subscriptionsQuery()),
  })
