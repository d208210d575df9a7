import * as z from 'zod/mini'
import { Cheque, OrderKind } from '#contracts/orders.ts'
import { BasketId, Money } from '#contracts/values.ts'
import { persisted } from './persisted.ts'

const OrderAttempt = z.object({
  uniqueId: BasketId,
  orderKind: OrderKind,
  cheque: z.optional(Cheque),
  fromWallet: z.optional(z.boolean()),
  payable: z.optional(Money),
})
export type OrderAttempt = z.output<typeof OrderAttempt>

const Checkout = z.object({
  orderKind: z._default(OrderKind, 'online'),
  sayadNumber: z._default(z.string(), ''),
  /** A Gregorian day; empty for the default. */
  dueOn: z._default(z.string(), ''),
  rebateTyped: z._default(z.string(), ''),
  hasAccepted: z._default(z.boolean(), false),
  fromWallet: z._default(z.boolean(), false),
  /** The address was removed, here or elsewhere: the default is not applied again. */
  isAddressOff: z._default(z.boolean(), false),
  /** A sent order that is pending or lost its answer. */
  attempt: z._default(z.nullable(OrderAttempt), null),
})

export const checkout = persisted('zarrin-personal-checkout', Checkout, { in: 'session' })

export function orderKindChosen(kind: OrderKind) {
  checkout.orderKind = kind
}

export function chequeTyped(cheque: Partial<Pick<typeof checkout, 'sayadNumber' | 'dueOn'>>) {
  Object.assign(checkout, cheque)
}

export function rebateTyped(text: string) {
  checkout.rebateTyped = text
}

export function termsAccepted(hasAccepted: boolean) {
  checkout.hasAccepted = hasAccepted
}

export function walletChosen(fromWallet: boolean) {
  checkout.fromWallet = fromWallet
}

export function addressRemoved(isOff: boolean) {
  checkout.isAddressOff = isOff
}

export function orderSent(order: OrderAttempt) {
  checkout.attempt = order
}

export function orderAnswered() {
  checkout.attempt = null
}

export function resetCheckout() {
  Object.assign(checkout, Checkout.parse({}))
}
