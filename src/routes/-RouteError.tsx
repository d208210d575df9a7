import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { ErrorView } from '#src/ui/ErrorView/ErrorView.tsx'

export function RouteError({ error, reset }: ErrorComponentProps) {
  const { LL } = useI18nContext()
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  function retry() {
    queries.reset()
    reset()
    void router.invalidate()
  }
  return <ErrorView text={errorText(error, LL)} onRetry={retry} />
}
