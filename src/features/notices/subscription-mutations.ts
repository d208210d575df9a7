import { mutationOptions } from '@tanstack/react-query'
import type { InputOf } from '#contracts/endpoint.ts'
import { subscribe, unsubscribe } from '#contracts/notices.ts'
import type { Subscription } from '#contracts/notices.ts'
import { invalidateQueries } from '#src/api/invalidate-queries.ts'
import { ignoreNotFound } from '#src/api/ignore-not-found.ts'
import { request } from '#src/api/request.ts'
import { guestSubscribed, guestUnsubscribed } from '#src/stores/guest-subscriptions.ts'
import { subscriptionsQuery } from './subscriptions-query.ts'

const withSubscription = (list: readonly Subscription[], added: Subscription) => [
  added,
  ...list.filter(({ id }) => id !== added.id),
]

/** Safe to repeat: whoever subscribes twice waits once. */
export const addSubscription = (onDone: (mobile: string | undefined) => void) =>
  mutationOptions({
    mutationKey: ['subscriptions', 'add'],
    scope: { id: 'subscriptions' },
    mutationFn: (input: InputOf<typeof subscribe>) => request(subscribe, input),
    onSuccess: (added, { guest, kind }, _result, { client }) => {
      if (guest) guestSubscribed({ ...added, kind })
      client.setQueryData(subscriptionsQuery().queryKey, (list) => list && withSubscription(list, added))
      onDone(guest?.mobile)
    },
    onSettled: (_added, _error, _input, _result, { client }) =>
      void invalidateQueries(client, subscriptionsQuery()),
  })

/** A 404 is what was wanted: it ended with its notice, or an earlier attempt took it back. */
const unsubscribeIdempotently = (id: string) => request(unsubscribe, { id }).catch(ignoreNotFound)

type Callbacks<Input> = { onDone: (input: Input) => void; onRefused?: (error: Error) => void }

/** Its answer may find the component replaced, hence the options and not `mutate` have the callbacks. */
export const removeSubscription = <Input extends Pick<Subscription, 'id'>>({
  onDone,
  onRefused,
}: Callbacks<Input>) =>
  mutationOptions({
    mutationKey: ['subscriptions', 'remove'],
    scope: { id: 'subscriptions' },
    mutationFn: ({ id }: Input) => unsubscribeIdempotently(id),
    onSuccess: (_done, input, _result, { client }) => {
      guestUnsubscribed(input.id)
      client.setQueryData(subscriptionsQuery().queryKey, (list) => list?.filter(({ id }) => id !== input.id))
      onDone(input)
    },
    onError: onRefused,
    onSettled: (_done, _error, _input, _result, { client }) =>
      void invalidateQueries(client, subscriptionsQuery()),
  })
