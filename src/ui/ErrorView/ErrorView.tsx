import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { drawings } from './drawings.ts'
import classes from './ErrorView.module.css'
import { ErrorId } from './ErrorId.tsx'
import { Countdown } from './Countdown.tsx'

export type ErrorKind = 'offline' | 'unreachable' | 'maintenance' | 'contract' | 'unexpected'

type Props = {
  kind: ErrorKind
  text: string
  id: string
  /** Epoch ms; null if the server does not say. */
  retryAt?: number | null
  onRetry: () => void
}

/** A retry removes the view, or React hides it while the page suspends. */
const passFocusToMain = (view: HTMLElement | null) => () => {
  if (view?.contains(document.activeElement)) view.closest('main')?.focus({ preventScroll: true })
}

/** An earlier retry has left the focus on `main`. */
function focusIfOnAncestor(button: HTMLElement | null) {
  if (document.activeElement?.contains(button)) button?.focus()
}

export function ErrorView({ kind, text, id, retryAt = null, onRetry }: Props) {
  const { LL } = useI18nContext()
  /** While the page that it replaces is still there. */
  const [hadFocus] = useState(() => document.activeElement !== document.body)
  useWindowEvent('online', onRetry)
  const own = kind === 'offline' || kind === 'maintenance' ? LL.trouble[kind] : null
  return (
    <div ref={passFocusToMain} className="container" role="alert">
      <EmptyState
        drawing={drawings[kind]}
        title={own?.title() ?? LL.errors.title()}
        text={`${own?.text() ?? text} ${LL.errors.kept()}`}
      >
        {kind === 'maintenance' && retryAt !== null && <Countdown at={retryAt} onEnd={onRetry} />}
        <button
          ref={hadFocus ? focusIfOnAncestor : undefined}
          type="button"
          className="action"
          onClick={onRetry}
        >
          {LL.errors.retry()}
        </button>
        <div className={classes.line}>
          <ErrorId id={id} />
        </div>
      </EmptyState>
    </div>
  )
}
