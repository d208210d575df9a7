import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PageNotFound, errorText, isChunkError } from '#src/api/errors.ts'
import { ErrorView } from '#src/ui/ErrorView/ErrorView.tsx'
import { LazyFatalNotFound } from '#src/ui/NotFound/lazy-not-found.ts'

export function RouteError({ error, reset }: ErrorComponentProps) {
  const { LL } = useI18nContext()
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  function retry() {
    /** A browser asks for a script once, whatever became of it. */
    if (isChunkError(error)) return location.reload()
    queries.reset()
    reset()
    void router.invalidate()
  }
  if (error instanceof PageNotFound) return <LazyFatalNotFound />
  return <ErrorView text={errorText(error, LL)} onRetry={retry} />
}
