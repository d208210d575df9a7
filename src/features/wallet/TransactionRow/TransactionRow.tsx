import { Link } from '@tanstack/react-router'
import type { WalletTransaction } from '#contracts/wallet.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import classes from './TransactionRow.module.css'

/** None for a kind that is unknown: it may give or take. */
const signs = { payment: '− ', topUp: '+ ', refund: '+ ', unknown: '' }

export function TransactionRow({ transaction }: { transaction: WalletTransaction }) {
  const { LL, locale } = useI18nContext()
  const { kind, amount, at, productOrderId } = transaction
  const texts = LL.wallet.transactions
  return (
    <article className={classes.row}>
      <h3 className={classes.kind}>{texts.kinds[kind]()}</h3>
      <p className={classes.amount} data-kind={kind}>
        {signs[kind]}
        {priceText(LL, amount)}
      </p>
      <p className={classes.meta}>
        {formattersOf(locale).moment(at)}
        {productOrderId && (
          <>
            {' · '}
            <Link
              to="/profile/accountorder/$productOrderId"
              params={{ productOrderId }}
              className={classes.link}
            >
              <BidiText text={(id) => texts.order({ id })} part={productOrderId} />
            </Link>
          </>
        )}
      </p>
    </article>
  )
}
