import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { orderKinds } from '#contracts/orders.ts'
import type { Cart } from '#contracts/cart.ts'
import type { OrderKind } from '#contracts/orders.ts'
import type { Money } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isStatus } from '#src/api/errors.ts'
import { useWasLeft } from '#src/api/use-was-left.ts'
import { loginPath, rememberBackUrl } from '#src/stores/back-url.ts'
import { showToast } from '#src/stores/toasts.ts'
import { checkout, orderKindChosen } from '#src/stores/checkout.ts'
import { ChoiceCards } from '#src/ui/ChoiceCards/ChoiceCards.tsx'
import { FormError } from '#src/ui/FormError/FormError.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { useIsElsewhere } from '#src/ui/use-is-elsewhere.ts'
import { ChequeFields, dueDateId } from '../ChequeFields/ChequeFields.tsx'
import { Terms } from '../Terms/Terms.tsx'
import { WalletChoice } from '../WalletChoice/WalletChoice.tsx'
import { parseSayadNumber } from '../cheque.ts'
import { orderErrorText } from '../order-error-text.ts'
import { placeOrder } from '../place-order.ts'
import { useIsCartChanging } from '../use-is-cart-changing.ts'
import { useOrderPending } from '../use-order-pending.ts'
import { useWalletShare } from '../wallet-share.ts'
import classes from './Checkout.module.css'

/** Selectors of required fields, to focus a missing one; the address is outside the form. */
const fieldSelectors = {
  address: '[name=address]',
  merchant: '[name=merchant]',
  sayadNumber: '[name=sayadNumber]',
  dueDate: `#${dueDateId} button`,
  terms: '[name=terms]',
} as const
type Missing = keyof typeof fieldSelectors

type Props = {
  /** Has to render radio buttons named `merchant`; `isMissing` after a submit without a choice. */
  renderMerchant: (isMissing: boolean) => ReactNode
  /** Has to render a field named `dueDate`; `isMissing` after a submit without it. */
  renderDueDate: (isMissing: boolean) => ReactNode
  /** Id of the cart. */
  uniqueId: string
  /** The amount that the summary shows. */
  payable: Money
  /** What the wallet could pay. */
  wallet: Cart['wallet']
  hasAddress: boolean
  /** The cart is fetched, not only cached, and the choices are loaded. */
  isReady: boolean
}

export function Checkout({
  renderMerchant,
  renderDueDate,
  uniqueId,
  payable,
  wallet,
  hasAddress,
  isReady,
}: Props) {
  const { LL } = useI18nContext()
  const { orderKind, hasAccepted } = useSnapshot(checkout)
  const isChanging = useIsCartChanging()
  const order = useOrderPending()
  const router = useRouter()
  const wasLeft = useWasLeft()
  const isElsewhere = useIsElsewhere()
  const share = useWalletShare(wallet)
  const isPaidByWallet = share?.remaining.amount === 0
  const [missing, setMissing] = useState<readonly Missing[]>([])

  async function openOrderPage(productOrderId: string, { replace }: { replace: boolean }) {
    const page = { to: '/profile/accountorder/$productOrderId', params: { productOrderId } } as const
    await router.navigate({ ...page, replace })
    return router.matchRoute(page) !== false
  }
  const { mutate, isSuccess, error } = useMutation(
    placeOrder({ openOrderPage, isElsewhere, offerOrderPage, onFailed }),
  )

  function offerOrderPage(productOrderId: string) {
    const onPress = () => void openOrderPage(productOrderId, { replace: false })
    const action = { label: LL.checkout.openOrder(), onPress }
    showToast({ tone: 'success', title: LL.checkout.placed(), action, isPersonal: true })
  }

  function onFailed(failure: Error, isCartEmpty: boolean) {
    if (isStatus(failure, 401)) {
      if (isElsewhere()) return
      rememberBackUrl('/basket')
      void router.navigate({ to: loginPath })
    } else if (wasLeft() || isCartEmpty) showToast({ tone: 'error', title: orderErrorText(failure, LL) })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (order.isPendingNow()) return
    const sayadNumber = parseSayadNumber(checkout.sayadNumber)
    const formData = new FormData(event.currentTarget)
    const dueDate = formData.get('dueDate')
    const asksMerchant = event.currentTarget.querySelector(fieldSelectors.merchant) !== null
    const isCheque = orderKind === 'cheque'
    const missingFields = [
      ...(hasAddress ? [] : ['address' as const]),
      ...(asksMerchant && !formData.has('merchant') ? ['merchant' as const] : []),
      ...(isCheque && sayadNumber === null ? ['sayadNumber' as const] : []),
      ...(isCheque && dueDate === null ? ['dueDate' as const] : []),
      ...(hasAccepted ? [] : ['terms' as const]),
    ]
    setMissing(missingFields)
    const cheque = isCheque && sayadNumber !== null ? { sayadNumber, dueDate: String(dueDate) } : undefined
    if (missingFields.length === 0)
      mutate({
        uniqueId,
        orderKind,
        cheque,
        fromWallet: share && true,
        payable,
        remaining: share?.remaining,
      })
    else document.querySelector<HTMLElement>(fieldSelectors[missingFields[0]!])?.focus()
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
        onChange={(kind) => order.isPendingNow() || orderKindChosen(kind as OrderKind)}
      />
      {orderKind === 'online' && wallet && <WalletChoice {...wallet} />}
      {!isPaidByWallet && renderMerchant(missing.includes('merchant'))}
      {orderKind === 'cheque' && (
        <ChequeFields
          isMissing={missing.includes('sayadNumber')}
          dueDate={renderDueDate(missing.includes('dueDate'))}
        />
      )}
      <Terms isMissing={missing.includes('terms')} />
      {missing.includes('address') && !hasAddress && <FormError>{LL.checkout.addressNeeded()}</FormError>}
      {error && <FormError>{orderErrorText(error, LL)}</FormError>}
      <LoadingButton
        type="submit"
        size="md"
        fullWidth
        isBusy={order.isPending || isSuccess}
        isAwaited={isChanging || !isReady}
      >
        {orderKind === 'online' && !isPaidByWallet ? LL.checkout.pay() : LL.checkout.place()}
      </LoadingButton>
    </form>
  )
}
