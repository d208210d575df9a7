import { mutationOptions } from '@tanstack/react-query'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Review } from '#contracts/product.ts'
import { markHelpful } from '#contracts/reviews.ts'
import { invalidateAfterLast } from '#src/api/invalidate-queries.ts'
import { request } from '#src/api/request.ts'
import { productKey } from './product-query.ts'
import { reviewListsKey, reviewQueries } from './review-queries.ts'

type Vote = { review: number; helpful: boolean }

function withVote(ids: readonly number[], { review, helpful }: Vote) {
  const others = ids.filter((id) => id !== review)
  return helpful ? [...others, review] : others
}

const showVote = (client: QueryClient, vote: Vote) =>
  client.setQueryData(
    reviewQueries.own().queryKey,
    (own) => own && { ...own, helpful: withVote(own.helpful, vote) },
  )

/** As the server has them, while votes are sent: what a failure rolls back to. */
let saved: readonly number[] = []

type Read = { reviews: readonly Review[] }

/** Undefined where the review is not: what is not written keeps its age. */
function withCount<Page extends Read>(page: Page, id: number, helpful: number): Page | undefined {
  if (!page.reviews.some((review) => review.id === id)) return undefined
  const reviews = page.reviews.map((review) => (review.id === id ? { ...review, helpful } : review))
  return { ...page, reviews }
}

function showCount(client: QueryClient, id: number, helpful: number) {
  client.setQueriesData<Read>(
    { queryKey: productKey },
    (product) => product && withCount(product, id, helpful),
  )
  client.setQueriesData<InfiniteData<Read>>({ queryKey: reviewListsKey }, (list) => {
    const pages = list?.pages.map((page) => withCount(page, id, helpful) ?? page)
    return pages?.some((page, at) => page !== list?.pages[at]) ? { ...list!, pages } : undefined
  })
}

/** Resolves once what is being read has come, or has failed. */
const pendingReads = (client: QueryClient) =>
  Promise.allSettled(
    [productKey, reviewListsKey]
      .flatMap((queryKey) => client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
      .map(({ promise }) => promise),
  )

const mutationKey = ['reviews', 'vote']

/** `onFailed` runs even after the button has unmounted. */
export const setHelpfulVote = (onFailed: (error: Error) => void) =>
  mutationOptions({
    mutationKey,
    mutationFn: (vote: Vote) => request(markHelpful, vote),
    scope: { id: 'own-reviews' },
    onMutate: (vote, { client }) => {
      if (client.isMutating({ mutationKey }) < 2)
        saved = client.getQueryData(reviewQueries.own().queryKey)?.helpful ?? []
      void client.cancelQueries(reviewQueries.own())
      showVote(client, vote)
    },
    onSuccess: ({ helpful }, vote, _result, { client }) => {
      saved = withVote(saved, vote)
      const show = () => showCount(client, vote.review, helpful)
      show()
      /** What was asked for before the vote is without it. */
      void pendingReads(client).then(show)
    },
    onError: (error, { review }, _result, { client }) => {
      showVote(client, { review, helpful: saved.includes(review) })
      onFailed(error)
    },
    onSettled: (_answer, _error, _vote, _result, { client }) =>
      invalidateAfterLast(client, mutationKey, reviewQueries.own()),
  })
