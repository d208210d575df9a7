import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useSnapshot } from 'valtio'
import { orderKinds } from '#contracts/orders.ts'
import type { OrderKind, OrderResult } from '#contracts/orders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText, isStatus } from '#src/api/errors.ts'
import { openExternal } from '#src/api/open-external.ts'
import { auth, loginPath, rememberBackUrl } from '#src/stores/auth.ts'
import { basketGone, forgetBasketCookie, paymentOpened } from '#src/stores/cart.ts'
import { ChoiceCards } from '#src/ui/ChoiceCards/ChoiceCards.tsx'
import { ChequeFields } from '../ChequeFields/ChequeFields.tsx'
import { chequeFrom } from '../cheque.ts'
import { nextStep } from '../after-order.ts'
import { placeOrder } from '../mutations.ts'
import classes from './Checkout.module.css'

export function Checkout() {
  const { LL } = useI18nContext()
  const { hasSession } = useSnapshot(auth)
  const navigate = useNavigate()
  const [orderKind, setOrderKind] = useState<OrderKind>('online')
  const [chequeRefused, setChequeRefused] = useState(false)
  const { mutate, isPending, isSuccess, error } = useMutation(placeOrder(leave))

  async function leave(result: OrderResult) {
    const next = nextStep(result, { development: import.meta.env.DEV })
    if (next.to === 'payment') {
      paymentOpened(next.paymentId, next.url)
      forgetBasketCookie()
      openExternal(next.url)
      return
    }
    const { productOrderId } = next
    await navigate({ to: '/profile/accountorder/$productOrderId', params: { productOrderId } })
    basketGone()
  }

  /** The session ended while the basket was open. */
  function askToSignIn(failure: Error) {
    if (!isStatus(failure, 401)) return
    rememberBackUrl('/basket')
    void navigate({ to: loginPath })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const cheque = orderKind === 'cheque' ? chequeFrom(new FormData(event.currentTarget)) : undefined
    setChequeRefused(cheque === null)
    if (cheque === null) return
    mutate({ orderKind, cheque }, { onError: askToSignIn })
  }

  if (!hasSession) {
    return (
      <div className={classes.form}>
        <p className={classes.hint}>{LL.checkout.signInText()}</p>
        <Button renderRoot={(props) => <Link to={loginPath} {...props} />} size="md" h={48} fullWidth>
          {LL.checkout.signIn()}
        </Button>
      </div>
    )
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <ChoiceCards
        name="orderKind"
        title={LL.checkout.kindTitle()}
        value={orderKind}
        choices={orderKinds.map((kind) => ({
          value: kind,
          title: LL.checkout.kinds[kind](),
          text: LL.checkout.kinds[`${kind}Text`](),
        }))}
        onChange={(kind) => setOrderKind(kind as OrderKind)}
      />
      {orderKind === 'cheque' && <ChequeFields refused={chequeRefused} />}
      {error && (
        <p role="alert" className={classes.error}>
          {errorText(error, LL)} {LL.checkout.failed()}
        </p>
      )}
      <Button type="submit" size="md" h={48} fullWidth loading={isPending || isSuccess}>
        {orderKind === 'online' ? LL.checkout.pay() : LL.checkout.place()}
      </Button>
    </form>
  )
}
