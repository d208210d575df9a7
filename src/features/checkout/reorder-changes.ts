import type { Cart, CartItem } from '#contracts/cart.ts'
import type { Money } from '#contracts/values.ts'

type Line = Pick<CartItem, 'productItemId' | 'count' | 'title' | 'unitPrice'>
/** `before`: how many the cart had of it; undefined if that is not known. */
export type TakenLine = Line & { before: number | undefined }
type CartLines = Pick<Cart, 'cartItems'>

export type ReorderChange =
  | { kind: 'gone'; title: string; reason: string }
  | { kind: 'less'; title: string; wanted: number; added: number }
  | { kind: 'dearer'; title: string; before: Money; now: Money }

/** What is not as it was ordered, in lines that a cart took; without the cart after it nothing is known. */
export function reorderChanges(lines: readonly TakenLine[], after: CartLines | undefined): ReorderChange[] {
  if (!after) return []
  return lines.flatMap(({ productItemId, count, title, unitPrice, before }): ReorderChange[] => {
    const now = after.cartItems.find((line) => line.productItemId === productItemId)
    if (!now) return []
    const added = before === undefined ? count : Math.max(0, now.count - before)
    const less: ReorderChange[] = added < count ? [{ kind: 'less', title, wanted: count, added }] : []
    const isDearer = now.unitPrice.amount > unitPrice.amount
    return isDearer ? [...less, { kind: 'dearer', title, before: unitPrice, now: now.unitPrice }] : less
  })
}
