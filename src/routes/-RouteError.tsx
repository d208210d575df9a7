import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useReducer } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loadNamespaces, withTexts } from '#i18n/texts.ts'
import { refetchFailed } from '#src/api/refetch-failed.ts'
import { PageNotFound, errorText, isChunkError } from '#src/api/errors.ts'
import { reloadAfterMutations } from '#src/platform/reload-after-mutations.ts'
import { reportError } from '#src/platform/report-error.ts'
import { LazyFatalNotFound } from '#src/ui/NotFound/lazy-not-found.ts'
import { PlainError } from '#src/ui/ErrorView/PlainError.tsx'
import { pageLocale } from '#src/platform/page-locale.ts'

let ErrorPage: (typeof import('./-ErrorPage.tsx'))['ErrorPage'] | undefined

/** Prefetched when idle: the network may be gone when it is needed. */
export async function prefetchErrorPage() {
  const page = await withTexts(loadNamespaces(pageLocale(), 'trouble'), import('./-ErrorPage.tsx'))
  ErrorPage = page.ErrorPage
}

/** A plain error until the error page has loaded. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { LL } = useI18nContext()
  const router = useRouter()
  const client = useQueryClient()
  const queries = useQueryErrorResetBoundary()
  const [, rerender] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (!ErrorPage) prefetchErrorPage().then(rerender, (failure: unknown) => reportError(failure, 'part'))
  }, [])
  function retry() {
    /** Browsers cache a failed dynamic import. */
    if (isChunkError(error)) return reloadAfterMutations(client)
    void refetchFailed(client, 'pending')
    queries.reset()
    reset()
    void router.invalidate()
  }
  if (error instanceof PageNotFound) return <LazyFatalNotFound />
  if (ErrorPage) return <ErrorPage error={error} onRetry={retry} />
  return <PlainError text={errorText(error, LL)} onRetry={retry} />
}
