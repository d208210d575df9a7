import { Button } from '@mantine/core'
import type { FormEvent, ReactNode, RefObject } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { FormName } from '#src/stores/drafts.ts'
import { draftCleared } from '#src/stores/drafts.ts'
import { takesFocus } from '#src/stores/opened-forms.ts'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import classes from './EditFrame.module.css'

type Form = {
  element: RefObject<HTMLFormElement | null>
  submit: (event: FormEvent<HTMLFormElement>) => void
  isPending: boolean
  problem: string | null
}

type Props = {
  name: FormName
  title?: string
  /** Of a form that sends; the others save. */
  action?: string
  hint?: string
  form: Form
  onCancel?: () => void
  children: ReactNode
}

export function EditFrame({ name, title, action, hint, form, onCancel, children }: Props) {
  const { LL } = useI18nContext()
  const { element, submit, isPending, problem } = form

  function focusFirst(fields: HTMLElement | null) {
    if (fields && takesFocus(name)) fields.querySelector<HTMLElement>('input, textarea')?.focus()
  }

  function cancel() {
    if (isPending) return
    onCancel?.()
    draftCleared(name)
  }

  return (
    <form ref={element} onSubmit={submit} noValidate aria-label={title} className={classes.form}>
      {title && <h2>{title}</h2>}
      <div className={classes.fields} ref={focusFirst}>
        {children}
      </div>
      {problem && (
        <FormError takesFocus>
          {problem} {action ? LL.forms.kept() : LL.forms.keptEdit()}
        </FormError>
      )}
      {hint && <p className={classes.hint}>{hint}</p>}
      <div className={classes.buttons}>
        <LoadingButton type="submit" size="md" isBusy={isPending}>
          {action ?? LL.forms.save()}
        </LoadingButton>
        <Button variant="default" size="md" onClick={cancel}>
          {LL.forms.cancel()}
        </Button>
      </div>
    </form>
  )
}
