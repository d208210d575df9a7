import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useRef, useState } from 'react'
import type { ComponentType, FormEvent } from 'react'
import { useSnapshot } from 'valtio'
import type { SubscriptionKind } from '#contracts/notices.ts'
import type { ProductItem } from '#contracts/product.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { parseToman } from '#i18n/parse-toman.ts'
import { priceText } from '#i18n/price-text.ts'
import { errorText } from '#src/api/errors.ts'
import { useToastIfLeft } from '#src/api/use-toast-if-left.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { auth } from '#src/stores/auth.ts'
import { draftChanged, useDraft } from '#src/stores/drafts.ts'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { focusIfLost } from '#src/ui/focus.ts'
import { addSubscription } from '../subscription-mutations.ts'
import classes from './NoticeForm.module.css'

type Guest = { mobile: string; code: string }

export type GuestFormProps = {
  submit: string
  isBusy: boolean
  sentCode: string | undefined
  error: Error | null
  canContinue: () => boolean
  onType: () => void
  onCode: (guest: Guest) => void
}

type Props = {
  kind: SubscriptionKind
  item: ProductItem
  GuestForm: ComponentType<GuestFormProps>
  onDone: (mobile: string | undefined) => void
}

/** The form of a guest takes the place of a member's as the session ends, and the other way round. */
const focusDialogIfLost = (form: HTMLElement | null) => focusIfLost(form && form.closest('[role=dialog]'))

export function NoticeForm({ kind, item, GuestForm, onDone }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.notices.request
  const { hasSession } = useSnapshot(auth)
  const draft = useDraft('notice')
  const typed = draft.productItemId === item.id ? draft.wantedPrice : ''
  const { mutate, isPending, variables, error, reset } = useSingleMutation({
    ...addSubscription(onDone),
    onError: useToastIfLeft(),
  })
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  /** The field is shown for a cheaper price only. */
  const wanted = kind === 'cheaper' ? parseToman(typed) : undefined
  const wantedPrice = wanted ?? null

  function problemOf() {
    if (wanted === undefined) return null
    if (wanted === null) return texts.wantedInvalid()
    return wanted.amount > 0 && wanted.amount < item.price.amount ? null : texts.wantedTooHigh()
  }

  function canContinue() {
    const found = problemOf()
    setProblem(found)
    if (found) field.current?.focus()
    return found === null
  }

  const subscribe = (guest?: Guest) => mutate({ productItemId: item.id, kind, wantedPrice, guest })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (canContinue()) subscribe()
  }

  const wantedField = kind === 'cheaper' && (
    <TextInput
      ref={field}
      inputMode="numeric"
      dir="ltr"
      size="md"
      maxLength={20}
      label={texts.wanted()}
      description={wanted ? priceText(LL, wanted) : texts.wantedHint()}
      value={typed}
      onChange={({ currentTarget }) => {
        draftChanged('notice', { productItemId: item.id, wantedPrice: currentTarget.value })
        setProblem(null)
      }}
      errorProps={{ role: 'alert' }}
      error={problem}
    />
  )

  if (!hasSession) {
    return (
      <div ref={focusDialogIfLost} className={classes.form}>
        {wantedField}
        <p className={classes.text}>{texts.guest()}</p>
        <GuestForm
          submit={texts.submit()}
          isBusy={isPending}
          sentCode={variables?.guest?.code}
          error={error}
          canContinue={canContinue}
          onType={reset}
          onCode={subscribe}
        />
      </div>
    )
  }
  return (
    <form ref={focusDialogIfLost} className={classes.form} onSubmit={submit} noValidate>
      {wantedField}
      {error && <FormError>{errorText(error, LL)}</FormError>}
      <LoadingButton type="submit" size="md" fullWidth isBusy={isPending}>
        {texts.submit()}
      </LoadingButton>
    </form>
  )
}
