import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { ProductCard, ProductFilter } from '#contracts/catalogue.ts'
import { productQueries } from '../queries.ts'

export type ProductPages = {
  /** Undefined while its page loads; null past the end of a short page. */
  at: (index: number) => ProductCard | null | undefined
  /** Of any page, scrolled to or not. */
  isLoaded: (page: number) => boolean
  failed: readonly number[]
  retry: () => void
}

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)

/** One query per page; `index` counts from the first product of page 1. */
export function useProductPages(
  filter: ProductFilter,
  pageSize: number,
  firstPage: number,
  lastPage: number,
): ProductPages {
  const client = useQueryClient()
  const queryOf = (page: number) => productQueries.list({ ...filter, page })
  const pages = range(firstPage, lastPage)
  const results = useQueries({
    queries: pages.map((page) => ({ ...queryOf(page), placeholderData: undefined })),
  })
  const resultOf = (page: number) => results[page - firstPage]
  const failed = pages.filter((page) => resultOf(page)?.isLoadingError)
  return {
    at: (index) => {
      const page = resultOf(Math.floor(index / pageSize) + 1)?.data
      return page && (page.products[index % pageSize] ?? null)
    },
    isLoaded: (page) => client.getQueryData(queryOf(page).queryKey) !== undefined,
    failed,
    retry: () => failed.forEach((page) => void resultOf(page)?.refetch()),
  }
}
