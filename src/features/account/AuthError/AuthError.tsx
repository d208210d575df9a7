import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText, isStatus, retryAtOf } from '#src/api/errors.ts'
import { useSecondsUntil } from '#src/ui/use-seconds-until.ts'

/** What went wrong; where the server said how long to wait, the seconds that are left of it. */
export function AuthError({ error }: { error: Error }) {
  const { LL } = useI18nContext()
  const at = retryAtOf(error)
  if (at === null) return errorText(error, LL)
  return <Wait until={at} text={isStatus(error, 429) ? LL.auth.tooMany : LL.auth.later} />
}

type Text = (values: { seconds: number }) => string

/** Said once, and counted down for the eye alone. */
function Wait({ until, text }: { until: number; text: Text }) {
  const { LL } = useI18nContext()
  const seconds = useSecondsUntil(until)
  const [first] = useState(seconds)
  if (seconds === 0) return LL.auth.tryNow()
  return (
    <>
      <VisuallyHidden>{text({ seconds: first })}</VisuallyHidden>
      <span aria-hidden>{text({ seconds })}</span>
    </>
  )
}
