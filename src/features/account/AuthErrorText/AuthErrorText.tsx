import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText, isStatus, retryAtOf } from '#src/api/errors.ts'
import { useSecondsUntil } from '#src/ui/use-seconds-until.ts'

export function AuthErrorText({ error }: { error: Error }) {
  const { LL } = useI18nContext()
  const retryAt = retryAtOf(error)
  if (retryAt === null) return errorText(error, LL)
  return <Countdown until={retryAt} text={isStatus(error, 429) ? LL.auth.tooMany : LL.auth.later} />
}

type Text = (values: { seconds: number }) => string

/** Screen readers announce the initial seconds only. */
function Countdown({ until, text }: { until: number; text: Text }) {
  const { LL } = useI18nContext()
  const seconds = useSecondsUntil(until)
  const [initialSeconds] = useState(seconds)
  if (seconds === 0) return LL.auth.tryNow()
  return (
    <>
      <span className="visually-hidden">{text({ seconds: initialSeconds })}</span>
      <span aria-hidden>{text({ seconds })}</span>
    </>
  )
}
