import type { Refund } from '#contracts/refunds.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { priceText } from '#i18n/price-text.ts'

export function refundText({ to, amount }: Refund, LL: TranslationFunctions): string {
  const texts = LL.order.afterOrder.refund
  if (to === 'none' || to === 'cheque') return texts[to]()
  return texts[to]({ price: priceText(LL, amount) })
}

/** The days until a card is paid count from the inspection of the goods. */
export const returnRefundText = (refund: Refund, LL: TranslationFunctions): string =>
  refund.to === 'card'
    ? LL.order.returns.refundToCard({ price: priceText(LL, refund.amount) })
    : refundText(refund, LL)
