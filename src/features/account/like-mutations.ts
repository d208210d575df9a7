import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { like } from '#contracts/catalogue.ts'
import { request } from '#src/api/request.ts'
import { likesQuery } from './like-queries.ts'

type Like = { id: number; liked: boolean }

const withLike = (ids: readonly number[], { id, liked }: Like) =>
  liked ? [...ids.filter((one) => one !== id), id] : ids.filter((one) => one !== id)

const showLike = (client: QueryClient, change: Like) =>
  client.setQueryData(likesQuery().queryKey, (ids) => ids && withLike(ids, change))

/** Shown at once, taken back when the server refuses, and read again in the end. */
export const likeMutation = () =>
  mutationOptions({
    mutationKey: ['likes', 'set'],
    mutationFn: (change: Like) => request(like, change),
    scope: { id: 'likes' },
    onMutate: async (change, { client }) => {
      await client.cancelQueries(likesQuery())
      showLike(client, change)
    },
    onError: (_error, { id, liked }, _result, { client }) => showLike(client, { id, liked: !liked }),
    /** An answer that is under way may know nothing of this change yet. */
    onSettled: async (_data, _error, _change, _result, { client }) => {
      if (client.isMutating({ mutationKey: ['likes', 'set'] }) > 1) return
      await client.cancelQueries(likesQuery())
      void client.invalidateQueries(likesQuery())
    },
  })
