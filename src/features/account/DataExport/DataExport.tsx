import type { DataExport as Export } from '#contracts/privacy.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { focusIfLost } from '#src/ui/focus.ts'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { downloadExport, requestExport } from '../data-export.ts'
import classes from './DataExport.module.css'

export function DataExport({ state, requestedAt }: Export) {
  const { LL, locale } = useI18nContext()
  const texts = LL.security.data
  const asking = useSingleMutation(requestExport())
  const saving = useSingleMutation(downloadExport())
  const at = requestedAt === null ? '' : formattersOf(locale).moment(requestedAt)

  function ask() {
    saving.reset()
    asking.mutate()
  }

  function save() {
    asking.reset()
    saving.mutate()
  }

  const error = asking.error ?? saving.error
  return (
    <>
      <h2 className={classes.title}>{texts.title()}</h2>
      <p className={classes.text}>{texts.text()}</p>
      {/* The pressed button goes once the file is prepared. */}
      <p
        ref={asking.isSuccess && state === 'requested' ? focusIfLost : undefined}
        role="status"
        tabIndex={-1}
        className={classes.text}
      >
        {state === 'requested' && texts.preparing({ at })}
        {state === 'ready' && texts.ready({ at })}
      </p>
      {error && <FormError>{errorText(error, LL)}</FormError>}
      <div className={classes.buttons}>
        {state === 'ready' && (
          <LoadingButton size="md" isBusy={saving.isPending} onClick={save}>
            {texts.download()}
          </LoadingButton>
        )}
        {state !== 'requested' && (
          <LoadingButton variant="default" size="md" isBusy={asking.isPending} onClick={ask}>
            {state === 'ready' ? texts.again() : texts.ask()}
          </LoadingButton>
        )}
      </div>
    </>
  )
}
