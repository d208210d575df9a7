import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { category, products, rootCategoryId } from '#contracts/catalogue.ts'
import type { ProductFilter } from '#contracts/catalogue.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { request } from '#src/api/request.ts'

export const categoryQueries = {
  tree: () =>
    queryOptions({
      queryKey: queryKeys.categories,
      queryFn: ({ signal }) =>
        request(category, { ParentId: rootCategoryId, Active: true, SortBy: 0 }, { signal }),
      staleTime: 10 * 60_000,
    }),
}

export const productQueries = {
  all: () => queryKeys.products,
  list: (filter: ProductFilter) =>
    queryOptions({
      queryKey: [...productQueries.all(), 'list', filter],
      queryFn: ({ signal }) => request(products, filter, { signal }),
      placeholderData: keepPreviousData,
    }),
}
