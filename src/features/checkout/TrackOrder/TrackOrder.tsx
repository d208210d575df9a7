import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { trackOrder } from '#contracts/track.ts'
import { normalizeMobile } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { focusFirstInvalid } from '#src/ui/focus-first-invalid.ts'
import { TrackedOrderView } from '../TrackedOrderView/TrackedOrderView.tsx'
import { parseOrderNumber } from '../order-number.ts'
import classes from './TrackOrder.module.css'

const example = 'ZR-100001'

export function TrackOrder() {
  const { LL } = useI18nContext()
  const texts = LL.order.track
  const [number, setNumber] = useState('')
  const [mobile, setMobile] = useState('')
  const [refused, setRefused] = useState({ number: false, mobile: false })
  const { mutate, data, error, isPending } = useSingleMutation({
    mutationKey: ['orders', 'track'],
    mutationFn: (input: { id: string; mobile: string }) => request(trackOrder, input),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const id = parseOrderNumber(number)
    const normalMobile = normalizeMobile(mobile)
    focusFirstInvalid(event.currentTarget, () =>
      setRefused({ number: id === null, mobile: normalMobile === null }),
    )
    if (id && normalMobile) mutate({ id, mobile: normalMobile })
  }

  return (
    <div className={classes.page}>
      <header>
        <h1>{texts.title()}</h1>
        <p className={classes.hint}>{texts.text()}</p>
      </header>
      <form noValidate onSubmit={submit} className={classes.form}>
        <TextInput
          name="number"
          size="md"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          label={texts.number()}
          description={<BidiText text={(code) => texts.numberHint({ example: code })} part={example} />}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={
            refused.number && (
              <BidiText text={(code) => texts.numberInvalid({ example: code })} part={example} />
            )
          }
          readOnly={isPending}
          value={number}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
        <TextInput
          name="mobile"
          type="tel"
          inputMode="tel"
          size="md"
          dir="ltr"
          autoComplete="tel"
          maxLength={40}
          label={texts.mobile()}
          error={refused.mobile && texts.mobileInvalid()}
          readOnly={isPending}
          value={mobile}
          onChange={({ currentTarget }) => setMobile(currentTarget.value)}
        />
        {error && <FormError takesFocus>{errorText(error, LL)}</FormError>}
        <LoadingButton type="submit" size="md" className={classes.send} isBusy={isPending}>
          {texts.send()}
        </LoadingButton>
      </form>
      {data ? (
        <TrackedOrderView key={data.productOrderId} order={data} />
      ) : (
        <p className={classes.hint}>
          {texts.member()} <Link to="/profile/accountorder">{texts.orders()}</Link>
        </p>
      )}
    </div>
  )
}
