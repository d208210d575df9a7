import { useSnapshot } from 'valtio'
import type { WalletShare } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { checkout, walletChosen } from '#src/stores/checkout.ts'
import { CheckboxField } from '#src/ui/Checkbox/CheckboxField.tsx'
import { useOrderPending } from '../use-order-pending.ts'

export function WalletChoice({ fromWallet, remaining }: WalletShare) {
  const { LL } = useI18nContext()
  const { fromWallet: isChosen } = useSnapshot(checkout)
  const order = useOrderPending()
  const texts = LL.checkout.fromWallet
  const [paid, rest] = [priceText(LL, fromWallet), priceText(LL, remaining)]
  return (
    <CheckboxField
      name="fromWallet"
      label={texts.use()}
      description={remaining.amount === 0 ? texts.paysAll({ paid }) : texts.paysPart({ paid, rest })}
      checked={isChosen}
      onChange={(isUsed) => order.isPendingNow() || walletChosen(isUsed)}
    />
  )
}
