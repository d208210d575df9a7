import type { Order } from '#contracts/orders.ts'
import { isAttemptUnresolved } from '#src/api/idempotency.ts'
import { draftChanged, drafts } from '#src/stores/drafts.ts'

type OrderDraftName = 'cancel' | 'return'

export const isDraftOf = ({ productOrderId }: Order, form: OrderDraftName) =>
  drafts[form]?.order === productOrderId

/** A refusal ends the attempt of its own order; one of another order may still be unresolved. */
export function forgetRefusedKey(order: Order, form: OrderDraftName, failure: Error) {
  if (isDraftOf(order, form) && !isAttemptUnresolved(failure)) draftChanged(form, { sentKey: undefined })
}
