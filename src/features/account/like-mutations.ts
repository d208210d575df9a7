import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { like } from '#contracts/catalogue.ts'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { invalidateAfterLast } from '#src/api/invalidate-queries.ts'
import { isStatus } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { loginFlow, rememberLike } from '#src/stores/login-flow.ts'
import { likesQuery } from './likes-query.ts'

type Like = { id: number; liked: boolean }

function withLike(ids: readonly number[], { id, liked }: Like) {
  const others = ids.filter((one) => one !== id)
  return liked ? [...others, id] : others
}

const showLike = (client: QueryClient, change: Like) =>
  client.setQueryData(likesQuery().queryKey, (ids) => ids && withLike(ids, change))

/** As the server has them, while likes are sent: what a failure rolls back to. */
let saved: readonly number[] = []

/** `onFailed` tells it although its heart may be gone by then. */
export const setLike = (onFailed: (error: Error) => void) =>
  mutationOptions({
    mutationKey: mutationKeys.like,
    mutationFn: (change: Like) => request(like, change),
    scope: { id: 'likes' },
    onMutate: (change, { client }) => {
      if (client.isMutating({ mutationKey: mutationKeys.like }) < 2)
        saved = client.getQueryData(likesQuery().queryKey) ?? []
      void client.cancelQueries(likesQuery())
      showLike(client, change)
    },
    onSuccess: (_data, change) => void (saved = withLike(saved, change)),
    onError: (error, { id, liked }, _result, { client }) => {
      showLike(client, { id, liked: saved.includes(id) })
      const endedSession = loginFlow.member !== 0 && isStatus(error, 401)
      if (endedSession && liked && loginFlow.like === 0) return rememberLike(id)
      if (loginFlow.like === id) rememberLike(0)
      onFailed(error)
    },
    onSettled: (_data, _error, _change, _result, { client }) =>
      invalidateAfterLast(client, mutationKeys.like, likesQuery()),
  })
