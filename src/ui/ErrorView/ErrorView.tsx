import { useWindowEvent } from '@mantine/hooks'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { drawings } from './drawings.ts'
import classes from './ErrorView.module.css'
import { ErrorId } from './ErrorId.tsx'
import { Countdown } from './Countdown.tsx'

export type ErrorKind = 'offline' | 'unreachable' | 'maintenance' | 'contract' | 'unexpected'

type Props = {
  kind: ErrorKind
  /** What happened and what to do, where the kind alone does not say it. */
  text: string
  id: string
  /** When the server takes the call again, milliseconds of the epoch; null where nobody knows. */
  retryAt?: number | null
  onRetry: () => void
}

/** What happened, that the cart is safe, a way to try again, and by which name the shop knows of it. */
export function ErrorView({ kind, text, id, retryAt = null, onRetry }: Props) {
  const { LL } = useI18nContext()
  useWindowEvent('online', onRetry)
  const own = kind === 'offline' || kind === 'maintenance' ? LL.trouble[kind] : null
  return (
    <div className="container" role="alert">
      <EmptyState
        drawing={drawings[kind]}
        title={own?.title() ?? LL.errors.title()}
        text={`${own?.text() ?? text} ${LL.errors.kept()}`}
      >
        {kind === 'maintenance' && retryAt !== null && <Countdown at={retryAt} onEnd={onRetry} />}
        <button type="button" className="action" onClick={onRetry}>
          {LL.errors.retry()}
        </button>
        <div className={classes.line}>
          <ErrorId id={id} />
        </div>
      </EmptyState>
    </div>
  )
}
