import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'

type Props<Data> = {
  query: UseQueryResult<Data>
  /** Names the part that could not be read. */
  title: string
  children: (data: Data) => ReactNode
}

/** A part of a page whose failed read leaves the rest of the page. */
export function QueryPart<Data>({ query: { data, error, refetch }, title, children }: Props<Data>) {
  const { LL } = useI18nContext()
  if (data !== undefined) return children(data)
  if (!error) return <p role="status">{LL.site.waiting()}</p>
  return <RetryNotice text={`${title}: ${errorText(error, LL)}`} onRetry={() => void refetch()} />
}
