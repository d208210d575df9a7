import { Button, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useSnapshot } from 'valtio'
import { rials } from '#contracts/values.ts'
import { topUpLimits } from '#contracts/wallet.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { useToastIfLeft } from '#src/api/use-toast-if-left.ts'
import { useWasLeft } from '#src/api/use-was-left.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { topUp, topUpTyped } from '#src/stores/top-up.ts'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { openTopUp } from '../open-top-up.ts'
import { parseAmount } from '../parse-amount.ts'
import { topUpErrorTexts } from '../top-up-error-texts.ts'
import classes from './TopUpForm.module.css'

/** Toman. */
const presets = [200_000, 500_000, 1_000_000]

type Props = {
  showPayment: (paymentId: string) => Promise<void>
  /** Another payment waits on the page, so that this one is not the first thing to do. */
  isSecondary?: boolean
}

export function TopUpForm({ showPayment, isSecondary = false }: Props) {
  const { LL, locale } = useI18nContext()
  const { digits } = formattersOf(locale)
  const texts = LL.wallet.topUp
  const { typed } = useSnapshot(topUp, { sync: true })
  const field = useRef<HTMLInputElement>(null)
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error, reset } = useSingleMutation(
    openTopUp({ showPayment, isLeft: useWasLeft(), onFailed: useToastIfLeft() }),
  )
  const parsed = parseAmount(typed)
  const refused = topUpErrorTexts(error, LL)
  const limits = {
    least: priceText(LL, rials(topUpLimits.least)),
    most: priceText(LL, rials(topUpLimits.most)),
  }

  function problemText() {
    if (!isChecked || !('problem' in parsed)) return refused.amount
    const { problem } = parsed
    if (problem === 'missing') return texts.missing()
    if (problem === 'notNumber') return texts.notNumber({ example: digits(presets[1]!) })
    return problem === 'tooLow'
      ? texts.tooLow({ amount: limits.least })
      : texts.tooHigh({ amount: limits.most })
  }

  /** The field shows the amount that is sent. */
  function type(text: string) {
    if (isPending) return
    topUpTyped(text)
    setChecked(false)
    reset()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked('problem' in parsed)
    if ('problem' in parsed) field.current?.focus()
    else mutate(parsed.rials)
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h2 className={classes.title}>{texts.title()}</h2>
      <TextInput
        ref={field}
        name="amount"
        inputMode="numeric"
        autoComplete="off"
        size="md"
        label={texts.amount()}
        description={texts.limits(limits)}
        error={problemText()}
        errorProps={{ role: 'alert' }}
        maxLength={30}
        readOnly={isPending}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <div role="group" aria-label={texts.presets()} className={classes.presets}>
        {presets.map((preset) => (
          <Button key={preset} variant="default" px={4} onClick={() => type(digits(preset))}>
            {digits(preset)}
          </Button>
        ))}
      </div>
      {refused.rest && <FormError>{refused.rest}</FormError>}
      <LoadingButton
        type="submit"
        variant={isSecondary ? 'default' : 'filled'}
        size="md"
        isBusy={isPending}
        className={classes.pay}
      >
        {texts.pay()}
      </LoadingButton>
    </form>
  )
}
