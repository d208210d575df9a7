import { useI18nContext } from '#i18n/i18n-react.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { useSecondsUntil } from '#src/ui/use-seconds-until.ts'
import classes from './Resend.module.css'

type Props = {
  /** When a new code may be requested, milliseconds since the epoch. */
  at: number
  isBusy: boolean
  onResend: () => void
}

export function Resend({ at, isBusy, onResend }: Props) {
  const { LL } = useI18nContext()
  const seconds = useSecondsUntil(at)
  const isOpen = seconds === 0
  return (
    <div className={classes.resend}>
      <span role="status" className="visually-hidden">
        {at > 0 && isOpen && LL.auth.resendNow()}
      </span>
      {isOpen ? (
        <LoadingButton variant="subtle" color="var(--accent-text)" isBusy={isBusy} onClick={onResend}>
          {LL.auth.resend()}
        </LoadingButton>
      ) : (
        <p className={classes.wait}>{LL.auth.resendIn({ seconds })}</p>
      )}
    </div>
  )
}
