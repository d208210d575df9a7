import { useSyncExternalStore } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText, retryAtOf } from '#src/api/errors.ts'
import { errorId } from '#src/platform/report-error.ts'
import { ErrorView } from '#src/ui/ErrorView/ErrorView.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { errorKind } from './-error-kind.ts'

function subscribe(notify: () => void) {
  const changes = ['online', 'offline'] as const
  changes.forEach((change) => addEventListener(change, notify))
  return () => changes.forEach((change) => removeEventListener(change, notify))
}

const isOnline = () => navigator.onLine

type Props = { error: unknown; onRetry: () => void }

export function ErrorPage({ error, onRetry }: Props) {
  const { LL } = useI18nContext()
  const kind = errorKind(
    error,
    useSyncExternalStore(subscribe, isOnline, () => true),
  )
  return (
    <>
      <NoIndexHead title={LL.errors.title()} />
      <ErrorView
        key={errorId(error)}
        kind={kind}
        text={errorText(error, LL)}
        id={errorId(error)}
        retryAt={retryAtOf(error)}
        onRetry={onRetry}
      />
    </>
  )
}
