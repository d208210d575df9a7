import * as z from 'zod/mini'
import { OrderKind } from '#contracts/orders.ts'
import { persisted } from './persisted.ts'

const Checkout = z.object({
  orderKind: z._default(OrderKind, 'online'),
  sayadNumber: z._default(z.string(), ''),
  dueDays: z._default(z.int(), 30),
})

/** How the shopper means to pay, kept until the order is placed. */
export const checkout = persisted('zarrin-own-checkout', Checkout, { in: 'session' })

export function orderKindChosen(kind: OrderKind) {
  checkout.orderKind = kind
}

export function chequeTyped(cheque: Partial<Pick<typeof checkout, 'sayadNumber' | 'dueDays'>>) {
  Object.assign(checkout, cheque)
}

export function checkoutDone() {
  Object.assign(checkout, Checkout.parse({}))
}
