import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useReducer } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loadTexts } from '#i18n/texts.ts'
import { askAgain } from '#src/api/refetch-failed.ts'
import { PageNotFound, errorText, isChunkError } from '#src/api/errors.ts'
import { reportError } from '#src/platform/report-error.ts'
import { LazyFatalNotFound } from '#src/ui/NotFound/lazy-not-found.ts'
import { PlainError } from '#src/ui/PlainError/PlainError.tsx'
import { localeFromPath } from '#i18n/locales.ts'

let ErrorPage: (typeof import('./-ErrorPage.tsx'))['default'] | undefined

/** Fetched once the page rests: it is wanted when the network may be gone. */
export async function fetchErrorPage() {
  const texts = loadTexts(localeFromPath(location.pathname), 'trouble')
  const [page] = await Promise.all([import('./-ErrorPage.tsx'), texts])
  ErrorPage = page.default
}

/** Until the error page has come, and where it does not: what happened in words, and a way to try again. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { LL } = useI18nContext()
  const router = useRouter()
  const client = useQueryClient()
  const queries = useQueryErrorResetBoundary()
  const [, draw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (!ErrorPage) fetchErrorPage().then(draw, (failure: unknown) => reportError(failure, 'part'))
  }, [])
  function retry() {
    /** A browser asks for a script once, whatever became of it. */
    if (isChunkError(error)) return location.reload()
    queries.reset()
    reset()
    void router.invalidate()
    void askAgain(client)
  }
  if (error instanceof PageNotFound) return <LazyFatalNotFound />
  if (ErrorPage) return <ErrorPage error={error} onRetry={retry} />
  return <PlainError text={errorText(error, LL)} onRetry={retry} />
}
