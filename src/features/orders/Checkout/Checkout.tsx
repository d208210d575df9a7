import { Button } from '@mantine/core'
import { useIsMutating, useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useSnapshot } from 'valtio'
import { orderKinds } from '#contracts/orders.ts'
import type { OrderKind, OrderResult } from '#contracts/orders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isStatus } from '#src/api/errors.ts'
import { openExternal } from '#src/api/open-external.ts'
import { auth, loginPath, rememberBackUrl } from '#src/stores/auth.ts'
import { basketGone, cart } from '#src/stores/cart.ts'
import { checkout, checkoutDone, orderKindChosen } from '#src/stores/checkout.ts'
import { ChoiceCards } from '#src/ui/ChoiceCards/ChoiceCards.tsx'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import { ChequeFields } from '../ChequeFields/ChequeFields.tsx'
import { PlacingError } from '../PlacingError/PlacingError.tsx'
import { paymentAfter } from '../after-order.ts'
import { chequeFrom } from '../cheque.ts'
import { placeOrder } from '../mutations.ts'
import classes from './Checkout.module.css'

export function Checkout() {
  const { LL } = useI18nContext()
  const { hasSession } = useSnapshot(auth)
  const { orderKind } = useSnapshot(checkout)
  const { basketId, wantedCounts } = useSnapshot(cart)
  const updating = useIsMutating({ mutationKey: ['cart'] }) > 0 || Object.keys(wantedCounts).length > 0
  const navigate = useNavigate()
  const [chequeRefused, setChequeRefused] = useState(false)
  const { mutate, isPending, isSuccess, error } = useMutation(placeOrder({ leave, refused: askToSignIn }))

  /** The order page comes first, so that Back from the payment page finds the order and not a spent basket. */
  async function leave(result: OrderResult) {
    const { productOrderId } = result
    const payment = paymentAfter(result, { development: import.meta.env.DEV })
    await navigate({
      to: '/profile/accountorder/$productOrderId',
      params: { productOrderId },
      replace: payment !== null,
    })
    basketGone(basketId)
    checkoutDone()
    if (payment) openExternal(payment)
  }

  /** The session ended while the basket was open. */
  function askToSignIn(failure: Error) {
    if (!isStatus(failure, 401)) return
    rememberBackUrl('/basket')
    void navigate({ to: loginPath })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const cheque = orderKind === 'cheque' ? chequeFrom(checkout, Date.now()) : undefined
    setChequeRefused(cheque === null)
    if (cheque !== null) mutate({ orderKind, cheque })
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
        onChange={(kind) => orderKindChosen(kind as OrderKind)}
      />
      {orderKind === 'cheque' && <ChequeFields refused={chequeRefused} />}
      {error && <PlacingError error={error} />}
      <BusyButton
        type="submit"
        size="md"
        h={48}
        fullWidth
        isBusy={isPending || isSuccess}
        disabled={updating && !isPending}
      >
        {orderKind === 'online' ? LL.checkout.pay() : LL.checkout.place()}
      </BusyButton>
    </form>
  )
}
