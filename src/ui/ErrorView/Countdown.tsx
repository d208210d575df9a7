import { useEffect, useEffectEvent, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useSecondsUntil } from '../use-seconds-until.ts'
import classes from './ErrorView.module.css'

/** Milliseconds: a server that says "now" again and again is not asked more often. */
const shortestWait = 5_000

type Props = {
  /** Milliseconds of the epoch. */
  at: number
  onEnd: () => void
}

/** How long it is until the shop tries again by itself; a screen reader is told when it is asked. */
export function Countdown({ at, onEnd }: Props) {
  const { LL } = useI18nContext()
  const [earliest] = useState(() => Date.now() + shortestWait)
  const seconds = useSecondsUntil(Math.max(at, earliest))
  const hasCome = seconds === 0
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (hasCome) end()
  }, [hasCome])
  const text = LL.trouble.maintenance
  const left = seconds < 120 ? text.seconds({ seconds }) : text.minutes({ minutes: Math.ceil(seconds / 60) })
  return (
    <p role="timer" className={classes.line}>
      {hasCome ? text.now() : left}
    </p>
  )
}
