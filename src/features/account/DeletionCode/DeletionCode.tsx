import { Button } from '@mantine/core'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { useToastIfLeft } from '#src/api/use-toast-if-left.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { CodeEntry } from '../CodeEntry/CodeEntry.tsx'
import { deleteOwnAccount } from '../account-deletion.ts'
import type { RequestedCode } from '../use-code-request.ts'
import classes from '../CodeEntry/CodeEntry.module.css'

type Props = {
  mobile: string
  requested: RequestedCode
  onRequested: (code: RequestedCode) => void
  onDeleted: () => void
  onCancel: () => void
}

/** A full code is not sent by itself: this cannot be undone. */
export function DeletionCode({ onDeleted, onCancel, ...entry }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.security.deletion
  const [mayBeDone, setMayBeDone] = useState(false)
  const { mutate, reset, isPending, variables, error } = useSingleMutation({
    ...deleteOwnAccount(onDeleted),
    onError: useToastIfLeft(),
  })

  function confirm(code: string) {
    mutate({ code, mayBeDone }, { onError: (failure) => isOutcomeUnknown(failure) && setMayBeDone(true) })
  }

  return (
    <CodeEntry
      {...entry}
      text={texts.codeText}
      sentCode={variables?.code}
      error={error}
      onType={reset}
      onSubmit={confirm}
    >
      {(resend) => (
        <>
          {resend}
          <div className={classes.buttons}>
            <LoadingButton type="submit" size="md" color="var(--sale)" c="var(--on-sale)" isBusy={isPending}>
              {texts.confirm()}
            </LoadingButton>
            <Button variant="default" size="md" onClick={() => isPending || onCancel()}>
              {texts.keep()}
            </Button>
          </div>
        </>
      )}
    </CodeEntry>
  )
}
