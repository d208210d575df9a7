import { useQueries } from '@tanstack/react-query'
import type { ProductCard, ProductFilter } from '#contracts/catalogue.ts'
import { productQueries } from '../queries.ts'

export type ProductPages = {
  /** Undefined until its page has come; null where a page has fewer than it should. */
  at: (index: number) => ProductCard | null | undefined
  isLoaded: (page: number) => boolean
  /** The pages that could not be had. */
  failed: readonly number[]
  retry: () => void
}

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)

/** The goods of these pages, each asked for on its own: `index` counts from the first of page 1. */
export function useProductPages(
  filter: ProductFilter,
  pageSize: number,
  firstPage: number,
  lastPage: number,
): ProductPages {
  const pages = range(firstPage, lastPage)
  const answers = useQueries({
    queries: pages.map((page) => ({
      ...productQueries.list({ ...filter, page }),
      placeholderData: undefined,
    })),
  })
  const answerOf = (page: number) => answers[page - firstPage]
  const failed = pages.filter((page) => answerOf(page)?.isLoadingError)
  return {
    at: (index) => {
      const page = answerOf(Math.floor(index / pageSize) + 1)?.data
      return page && (page.products[index % pageSize] ?? null)
    },
    isLoaded: (page) => answerOf(page)?.data !== undefined,
    failed,
    retry: () => failed.forEach((page) => void answerOf(page)?.refetch()),
  }
}
