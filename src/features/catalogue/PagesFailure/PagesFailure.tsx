import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'

/** Asks again for what failed: a further page, or the list itself. */
export function PagesFailure({ list }: { list: UseInfiniteQueryResult }) {
  const { LL } = useI18nContext()
  const { error, isFetching, isFetchNextPageError, fetchNextPage, refetch } = list
  if (!error) return null
  return (
    <RetryNotice
      text={errorText(error, LL)}
      isRetrying={isFetching}
      onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
    />
  )
}
