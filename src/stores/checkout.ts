import * as z from 'zod/mini'
import { OrderKind } from '#contracts/orders.ts'
import { BasketId, Day, SayadNumber } from '#contracts/values.ts'
import { persisted } from './persisted.ts'

const OrderAttempt = z.object({
  uniqueId: BasketId,
  orderKind: OrderKind,
  cheque: z.optional(z.object({ sayadNumber: SayadNumber, dueDate: Day })),
})
export type OrderAttempt = z.output<typeof OrderAttempt>

const Checkout = z.object({
  orderKind: z._default(OrderKind, 'online'),
  sayadNumber: z._default(z.string(), ''),
  /** A Gregorian day; empty for the default. */
  dueOn: z._default(z.string(), ''),
  /** A rebate code that is typed but not applied. */
  rebateTyped: z._default(z.string(), ''),
  hasAccepted: z._default(z.boolean(), false),
  /** The member took the address off: the default is not applied again. */
  isAddressOff: z._default(z.boolean(), false),
  /** The order that was sent, and is pending or lost its answer. */
  attempt: z._default(z.nullable(OrderAttempt), null),
})

/** The checkout form, kept until the order is placed. */
export const checkout = persisted('zarrin-own-checkout', Checkout, { in: 'session' })

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

export function addressTakenOff(isOff: boolean) {
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
