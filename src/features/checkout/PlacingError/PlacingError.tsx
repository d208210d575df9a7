import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { ApiError, errorText } from '#src/api/errors.ts'
import classes from './PlacingError.module.css'

/** The server's own words where it has any: it may have adjusted the basket. Where no answer came, nobody knows. */
export function PlacingError({ error }: { error: Error }) {
  const { LL } = useI18nContext()
  const spoken = error instanceof ApiError ? error.messages[0] : undefined
  return (
    <p role="alert" className={classes.error}>
      {spoken ??
        (isOutcomeUnknown(error) ? LL.checkout.lost() : `${errorText(error, LL)} ${LL.checkout.failed()}`)}
    </p>
  )
}
