import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ownReviews, reviews } from '#contracts/reviews.ts'
import type { ReviewFilter } from '#contracts/reviews.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { request } from '#src/api/request.ts'

export type ReviewView = Pick<ReviewFilter, 'sort' | 'stars' | 'withPictures'>

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
