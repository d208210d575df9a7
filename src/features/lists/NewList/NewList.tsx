import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { listLimits } from '#contracts/lists.ts'
import type { ListSummary } from '#contracts/lists.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { trimInvisible } from '#i18n/trim-invisible.ts'
import { errorText } from '#src/api/errors.ts'
import { useToastIfLeft } from '#src/api/use-toast-if-left.ts'
import { sentKeyFor } from '#src/api/idempotency.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { draftChanged, useDraft } from '#src/stores/drafts.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { focusIfLost } from '#src/ui/focus.ts'
import { keepFocusOnSecondPress } from '#src/ui/keep-focus-on-second-press.ts'
import { createList } from '../list-mutations.ts'
import classes from './NewList.module.css'

type Props = { count: number; onCreated: (list: ListSummary) => void }

export function NewList({ count, onCreated }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.lists
  const { name, sentKey: latest } = useDraft('newList')
  const [isEmpty, setEmpty] = useState(false)
  const { mutate, reset, isPending, isSuccess, error } = useSingleMutation({
    ...createList(onCreated),
    onError: useToastIfLeft(),
  })

  function type(text: string) {
    draftChanged('newList', { name: text })
    setEmpty(false)
    reset()
  }

  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.querySelector('input')
    const trimmed = trimInvisible(name)
    setEmpty(trimmed === '')
    if (trimmed === '') return field?.focus()
    const sentKey = sentKeyFor(trimmed, latest)
    draftChanged('newList', { sentKey })
    mutate({ name: trimmed, attemptId: sentKey.key }, { onError: () => field?.focus() })
  }

  if (count >= listLimits.lists)
    return (
      <p tabIndex={-1} ref={isSuccess ? focusIfLost : undefined}>
        {texts.full({ count: listLimits.lists })}
      </p>
    )
  return (
    <form ref={keepFocusOnSecondPress} onSubmit={create} noValidate className={classes.form}>
      <TextInput
        name="listName"
        size="md"
        autoComplete="off"
        maxLength={listLimits.name}
        label={texts.name()}
        description={texts.nameHint({ max: listLimits.name, count: listLimits.lists })}
        value={name}
        readOnly={isPending}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        error={isEmpty ? texts.nameEmpty() : error && errorText(error, LL)}
        errorProps={{ role: 'alert' }}
        className={classes.field}
      />
      <LoadingButton type="submit" size="md" isBusy={isPending}>
        {texts.create()}
      </LoadingButton>
    </form>
  )
}
