import { useEffect, useEffectEvent, useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useSecondsUntil } from '../use-seconds-until.ts'
import classes from './ErrorView.module.css'

/** ms; limits the retries if the server keeps answering "retry now". */
const minWait = 5_000

type Props = {
  /** Epoch ms. */
  at: number
  onEnd: () => void
}

export function Countdown({ at, onEnd }: Props) {
  const { LL } = useI18nContext()
  const [earliest] = useState(() => Date.now() + minWait)
  const seconds = useSecondsUntil(Math.max(at, earliest))
  const isOver = seconds === 0
  const notifyEnd = useEffectEvent(onEnd)
  useEffect(() => {
    if (isOver) notifyEnd()
  }, [isOver])
  const text = LL.trouble.maintenance
  const left = seconds < 120 ? text.seconds({ seconds }) : text.minutes({ minutes: Math.ceil(seconds / 60) })
  return (
    <p role="timer" className={classes.line}>
      {isOver ? text.now() : left}
    </p>
  )
}
