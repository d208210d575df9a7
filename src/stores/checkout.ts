import * as z from 'zod/mini'
import { OrderKind } from '#contracts/orders.ts'
import { BasketId, Day, SayadNumber } from '#contracts/values.ts'
import { persisted } from './persisted.ts'

const Attempt = z.object({
  uniqueId: BasketId,
  orderKind: OrderKind,
  cheque: z.optional(z.object({ sayadNumber: SayadNumber, dueDate: Day })),
})
export type Attempt = z.output<typeof Attempt>

const Checkout = z.object({
  orderKind: z._default(OrderKind, 'online'),
  sayadNumber: z._default(z.string(), ''),
  /** A Gregorian day; empty for the first that is offered. */
  dueOn: z._default(z.string(), ''),
  /** A rebate code that the basket does not go by yet. */
  rebateTyped: z._default(z.string(), ''),
  hasAccepted: z._default(z.boolean(), false),
  /** The shopper wants no address for now: none sets itself. */
  isAddressOff: z._default(z.boolean(), false),
  /** The order that was sent and not answered yet, or whose answer was lost. */
  attempt: z._default(z.nullable(Attempt), null),
})

/** How the shopper means to pay, kept until the order is placed. */
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

/** An order is on its way. */
export function orderSent(order: Attempt) {
  checkout.attempt = order
}

/** The server has said what became of it. */
export function orderAnswered() {
  checkout.attempt = null
}

export function checkoutDone() {
  Object.assign(checkout, Checkout.parse({}))
}
