import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ownReviews, reviews } from '#contracts/reviews.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { request } from '#src/api/request.ts'

const { sort, stars, withPictures } = reviews.input.shape
export const ReviewView = z.object({ sort, stars, withPictures })
export type ReviewView = z.output<typeof ReviewView>

/** Begins the key of every list of reviews. */
export const reviewListsKey = [...queryKeys.products, 'reviews'] as const

export const reviewQueries = {
  list: (product: number, view: ReviewView) =>
    infiniteQueryOptions({
      queryKey: [...reviewListsKey, product, view],
      queryFn: ({ signal, pageParam }) => request(reviews, { product, ...view, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
      placeholderData: keepPreviousData,
    }),
  own: () =>
    queryOptions({
      queryKey: ['own-reviews'],
      queryFn: ({ signal }) => request(ownReviews, {}, { signal }),
    }),
}
