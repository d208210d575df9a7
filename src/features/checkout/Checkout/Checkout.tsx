import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { orderKinds } from '#contracts/orders.ts'
import type { OrderKind } from '#contracts/orders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isStatus } from '#src/api/errors.ts'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { toastError } from '#src/api/toast-error.ts'
import { loginPath, rememberBackUrl } from '#src/stores/back-url.ts'
import { cart } from '#src/stores/cart.ts'
import { checkout, orderKindChosen } from '#src/stores/checkout.ts'
import { ChoiceCards } from '#src/ui/ChoiceCards/ChoiceCards.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { ChequeFields, dueDateId } from '../ChequeFields/ChequeFields.tsx'
import { PlacingError } from '../PlacingError/PlacingError.tsx'
import { Terms } from '../Terms/Terms.tsx'
import { sayadNumberOf } from '../cheque.ts'
import { placeOrder } from '../place-order.ts'
import classes from './Checkout.module.css'

/** What an order wants yet, by where to go for it; addresses stand elsewhere on the page. */
const fields = {
  address: '[name=address]',
  merchant: '[name=merchant]',
  sayadNumber: '[name=sayadNumber]',
  dueDate: `#${dueDateId} button`,
  terms: '[name=terms]',
} as const
type Missing = keyof typeof fields

type Props = {
  /** Who takes an online payment: radio buttons `merchant`, once they have come; `isMissing` after an order was tried. */
  renderMerchant: (isMissing: boolean) => ReactNode
  /** When a cheque falls due: a field `dueDate` of the form, once it has come; `isAwaited` after an order was tried. */
  renderDueDate: (isAwaited: boolean) => ReactNode
  /** The basket to order: members have to say where it goes. */
  uniqueId: string
  hasAddress: boolean
  /** The basket was read by this page, and is not only what the browser kept of it; its choices have come. */
  isReady: boolean
}

export function Checkout({ renderMerchant, renderDueDate, uniqueId, hasAddress, isReady }: Props) {
  const { LL } = useI18nContext()
  const { orderKind, hasAccepted } = useSnapshot(checkout)
  const { wantedCounts } = useSnapshot(cart)
  const isChanging =
    useIsMutating({ mutationKey: mutationKeys.cart }) > 0 || Object.keys(wantedCounts).length > 0
  const navigate = useNavigate()
  const [missing, setMissing] = useState<readonly Missing[]>([])

  const openOrderPage = (productOrderId: string, { replace }: { replace: boolean }) =>
    navigate({ to: '/profile/accountorder/$productOrderId', params: { productOrderId }, replace })
  const { mutate, isPending, isSuccess, error } = useMutation(placeOrder({ openOrderPage, onRefused }))

  function onRefused(failure: Error, isCartEmpty: boolean) {
    if (!isStatus(failure, 401)) {
      if (isCartEmpty) toastError(LL)(failure)
      return
    }
    /** The session expired while the cart was open. */
    rememberBackUrl('/basket')
    void navigate({ to: loginPath })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sayadNumber = sayadNumberOf(checkout.sayadNumber)
    const given = new FormData(event.currentTarget)
    const dueDate = given.get('dueDate')
    const asksMerchant = event.currentTarget.querySelector(fields.merchant) !== null
    const isCheque = orderKind === 'cheque'
    const wanting = [
      ...(hasAddress ? [] : ['address' as const]),
      ...(asksMerchant && !given.has('merchant') ? ['merchant' as const] : []),
      ...(isCheque && sayadNumber === null ? ['sayadNumber' as const] : []),
      ...(isCheque && dueDate === null ? ['dueDate' as const] : []),
      ...(hasAccepted ? [] : ['terms' as const]),
    ]
    setMissing(wanting)
    const cheque = isCheque && sayadNumber !== null ? { sayadNumber, dueDate: String(dueDate) } : undefined
    if (wanting.length === 0) mutate({ uniqueId, orderKind, cheque })
    else document.querySelector<HTMLElement>(fields[wanting[0]!])?.focus()
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
      {renderMerchant(missing.includes('merchant'))}
      {orderKind === 'cheque' && (
        <ChequeFields
          refused={missing.includes('sayadNumber')}
          dueDate={renderDueDate(missing.includes('dueDate'))}
        />
      )}
      <Terms refused={missing.includes('terms')} />
      {missing.includes('address') && !hasAddress && (
        <p role="alert" className={classes.missing}>
          {LL.checkout.addressNeeded()}
        </p>
      )}
      {error && <PlacingError error={error} />}
      <LoadingButton
        type="submit"
        size="md"
        h={48}
        fullWidth
        isBusy={isPending || isSuccess}
        disabled={(isChanging || !isReady) && !isPending}
      >
        {orderKind === 'online' ? LL.checkout.pay() : LL.checkout.place()}
      </LoadingButton>
    </form>
  )
}
