import type { Cart } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceOrFree, priceText } from '#i18n/price-text.ts'
import { Fact } from '#src/ui/Fact/Fact.tsx'
import { Price } from '#src/ui/Price/Price.tsx'
import { useWalletShare } from '../wallet-share.ts'
import classes from './CartSummary.module.css'

export function CartSummary({ cart }: { cart: Cart }) {
  const { LL } = useI18nContext()
  const { totals } = cart
  const share = useWalletShare(cart.wallet)
  const row = (title: string, value: string, className = classes.row) => (
    <Fact title={title} className={className}>
      {value}
    </Fact>
  )
  return (
    <div className={classes.summary}>
      <h2 className={classes.title}>{LL.checkout.summary()}</h2>
      <dl>
        {row(
          `${LL.checkout.lines()} (${LL.cart.lines({ count: cart.itemCount })})`,
          priceText(LL, totals.lines),
        )}
        {totals.rebate.amount > 0 && row(LL.checkout.rebate(), `− ${priceText(LL, totals.rebate)}`)}
        {totals.bonus.amount > 0 && row(LL.checkout.bonus(), `− ${priceText(LL, totals.bonus)}`)}
        {row(
          LL.checkout.delivery(),
          cart.deliveryId === null ? LL.checkout.deliveryNotChosen() : priceOrFree(LL, totals.delivery),
        )}
        <Fact title={LL.checkout.payable()} className={classes.payable}>
          <Price price={totals.payable} size={share ? 'md' : 'lg'} />
        </Fact>
        {share && row(LL.checkout.fromWallet.part(), `− ${priceText(LL, share.fromWallet)}`)}
        {share && (
          <Fact title={LL.checkout.fromWallet.remaining()} className={classes.payable}>
            <Price price={share.remaining} size="lg" />
          </Fact>
        )}
        {totals.saved.amount > 0 && row(LL.checkout.saved(), priceText(LL, totals.saved), classes.saved)}
      </dl>
    </div>
  )
}
