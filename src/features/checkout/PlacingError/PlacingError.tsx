import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { ApiError, errorText } from '#src/api/errors.ts'
import classes from './PlacingError.module.css'

export function PlacingError({ error }: { error: Error }) {
  const { LL } = useI18nContext()
  const message = error instanceof ApiError ? error.messages[0] : undefined
  return (
    <p role="alert" className={classes.error}>
      {message ??
        (isOutcomeUnknown(error) ? LL.checkout.lost() : `${errorText(error, LL)} ${LL.checkout.failed()}`)}
    </p>
  )
}
