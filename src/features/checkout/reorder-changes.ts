import type { Cart, CartItem } from '#contracts/cart.ts'
import type { Money } from '#contracts/values.ts'

type Line = Pick<CartItem, 'productItemId' | 'count' | 'title' | 'unitPrice'>
type CartLines = Pick<Cart, 'cartItems'>

export type ReorderChange =
  | { kind: 'gone'; title: string; reason: string }
  | { kind: 'less'; title: string; wanted: number; added: number }
  | { kind: 'dearer'; title: string; before: Money; now: Money }

const lineOf = (cart: CartLines | undefined, productItemId: number) =>
  cart?.cartItems.find((line) => line.productItemId === productItemId)

/** What is not as it was ordered, in lines that a cart took; without both carts nothing is known. */
export function reorderChanges(
  lines: readonly Line[],
  before: CartLines | undefined,
  after: CartLines | undefined,
): ReorderChange[] {
  if (!before || !after) return []
  return lines.flatMap(({ productItemId, count, title, unitPrice }): ReorderChange[] => {
    const now = lineOf(after, productItemId)
    if (!now) return []
    const added = Math.max(0, now.count - (lineOf(before, productItemId)?.count ?? 0))
    const less: ReorderChange[] = added < count ? [{ kind: 'less', title, wanted: count, added }] : []
    const isDearer = now.unitPrice.amount > unitPrice.amount
    return isDearer ? [...less, { kind: 'dearer', title, before: unitPrice, now: now.unitPrice }] : less
  })
}
