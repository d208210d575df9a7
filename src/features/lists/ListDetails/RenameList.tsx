import { Button, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { listLimits } from '#contracts/lists.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { trimInvisible } from '#i18n/trim-invisible.ts'
import { errorText } from '#src/api/errors.ts'
import { useToastIfLeft } from '#src/api/use-toast-if-left.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { draftChanged, draftCleared } from '#src/stores/drafts.ts'
import { takesFocus } from '#src/stores/opened-forms.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { focusFieldOnMount } from '#src/ui/focus.ts'
import { keepFocusOnSecondPress } from '#src/ui/keep-focus-on-second-press.ts'
import { renameList } from '../list-mutations.ts'
import classes from './ListDetails.module.css'

type Props = { id: number; typed: string }

function mountForm(form: HTMLFormElement | null) {
  if (form && takesFocus('listName')) focusFieldOnMount(form)
  keepFocusOnSecondPress(form)
}

/** Needs a started draft. */
export function RenameList({ id, typed }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.lists
  const [isEmpty, setEmpty] = useState(false)
  const { mutate, reset, isPending, error } = useSingleMutation({
    ...renameList(),
    onError: useToastIfLeft(),
  })

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    const trimmed = trimInvisible(typed)
    setEmpty(trimmed === '')
    if (trimmed === '') return field?.focus()
    mutate({ id, name: trimmed }, { onError: () => field?.focus() })
  }

  return (
    <form ref={mountForm} onSubmit={save} noValidate className={classes.rename}>
      <TextInput
        name="listName"
        size="md"
        autoComplete="off"
        maxLength={listLimits.name}
        label={texts.name()}
        value={typed}
        readOnly={isPending}
        onChange={({ currentTarget }) => {
          draftChanged('listName', { name: currentTarget.value })
          setEmpty(false)
          reset()
        }}
        error={isEmpty ? texts.nameEmpty() : error && errorText(error, LL)}
        errorProps={{ role: 'alert' }}
        className={classes.field}
      />
      <LoadingButton type="submit" size="md" isBusy={isPending}>
        {texts.renameSave()}
      </LoadingButton>
      <Button variant="default" size="md" onClick={() => isPending || draftCleared('listName')}>
        {texts.cancel()}
      </Button>
    </form>
  )
}
