import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useRef, useState } from 'react'
import type { ComponentType, FormEvent } from 'react'
import { useSnapshot } from 'valtio'
import type { SubscriptionKind } from '#contracts/notices.ts'
import type { ProductItem } from '#contracts/product.ts'
import type { Money } from '#contracts/values.ts'
import { digitsOnly } from '#i18n/digits.ts'
import { rials } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { auth } from '#src/stores/auth.ts'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { subscribing } from '../subscription-mutations.ts'
import classes from './NoticeForm.module.css'

type Guest = { mobile: string; code: string }

export type GuestFormProps = {
  submit: string
  isBusy: boolean
  error: Error | null
  canContinue: () => boolean
  onType: () => void
  onCode: (guest: Guest) => void
}

type Props = {
  kind: SubscriptionKind
  item: ProductItem
  /** The wanted price. */
  typed: string
  onTyped: (typed: string) => void
  GuestForm: ComponentType<GuestFormProps>
  onDone: (mobile: string | undefined) => void
}

const longest = 12

function wantedOf(typed: string): Money | null {
  const digits = digitsOnly(typed).slice(0, longest)
  return digits ? { amount: rials(Number(digits)), unit: 'IRR' } : null
}

export function NoticeForm({ kind, item, typed, onTyped, GuestForm, onDone }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.notices.request
  const { hasSession } = useSnapshot(auth)
  const { mutate, isPending, error, reset } = useSingleMutation(subscribing(onDone))
  const [isTooHigh, setTooHigh] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const wantedPrice = wantedOf(typed)

  function canContinue() {
    const isBelow = wantedPrice === null || (wantedPrice.amount > 0 && wantedPrice.amount < item.price.amount)
    setTooHigh(!isBelow)
    if (!isBelow) field.current?.focus()
    return isBelow
  }

  const subscribe = (guest?: Guest) => mutate({ productItemId: item.id, kind, wantedPrice, guest })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (canContinue()) subscribe()
  }

  const wanted = kind === 'cheaper' && (
    <TextInput
      ref={field}
      inputMode="numeric"
      dir="ltr"
      size="md"
      maxLength={20}
      label={texts.wanted()}
      description={texts.wantedHint()}
      value={typed}
      onChange={({ currentTarget }) => {
        onTyped(currentTarget.value)
        setTooHigh(false)
      }}
      errorProps={{ role: 'alert' }}
      error={isTooHigh && texts.wantedTooHigh()}
    />
  )

  if (!hasSession) {
    return (
      <div className={classes.form}>
        {wanted}
        <p className={classes.text}>{texts.guest()}</p>
        <GuestForm
          submit={texts.submit()}
          isBusy={isPending}
          error={error}
          canContinue={canContinue}
          onType={reset}
          onCode={subscribe}
        />
      </div>
    )
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {wanted}
      {error && <FormError>{errorText(error, LL)}</FormError>}
      <LoadingButton type="submit" size="md" fullWidth isBusy={isPending}>
        {texts.submit()}
      </LoadingButton>
    </form>
  )
}
