import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import classes from './Resend.module.css'

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000))

type Props = {
  /** When a new code may be asked for, milliseconds of the epoch. */
  at: number
  loading: boolean
  onResend: () => void
}

export function Resend({ at, loading, onResend }: Props) {
  const { LL } = useI18nContext()
  const [, setTick] = useState(0)
  useInterval(() => setTick((tick) => tick + 1), 1000, { autoInvoke: true })
  const seconds = secondsUntil(at)
  if (seconds > 0) return <p className={classes.wait}>{LL.auth.resendIn({ seconds })}</p>
  return (
    <BusyButton variant="subtle" color="var(--accent-text)" h={44} isBusy={loading} onClick={onResend}>
      {LL.auth.resend()}
    </BusyButton>
  )
}
