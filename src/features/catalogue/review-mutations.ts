import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { markHelpful } from '#contracts/reviews.ts'
import { invalidateAfterLast } from '#src/api/invalidate-queries.ts'
import { request } from '#src/api/request.ts'
import { reviewQueries } from './review-queries.ts'

type Vote = { review: number; helpful: boolean }

const showVote = (client: QueryClient, { review, helpful }: Vote) =>
  client.setQueryData(reviewQueries.own().queryKey, (own) => {
    const others = own?.helpful.filter((id) => id !== review) ?? []
    return own && { ...own, helpful: helpful ? [...others, review] : others }
  })

const mutationKey = ['reviews', 'vote']

/** `onFailed` runs even after the button has unmounted. */
export const setHelpfulVote = (onFailed: (error: Error) => void) =>
  mutationOptions({
    mutationKey,
    mutationFn: (vote: Vote) => request(markHelpful, vote),
    scope: { id: 'own-reviews' },
    onMutate: async (vote, { client }) => {
      await client.cancelQueries(reviewQueries.own())
      showVote(client, vote)
    },
    onError: (error, { review, helpful }, _result, { client }) => {
      showVote(client, { review, helpful: !helpful })
      onFailed(error)
    },
    onSettled: (_answer, _error, _vote, _result, { client }) =>
      invalidateAfterLast(client, mutationKey, reviewQueries.own()),
  })
