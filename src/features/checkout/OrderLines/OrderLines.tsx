import { Link } from '@tanstack/react-router'
import type { CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { Price } from '#src/ui/Price/Price.tsx'
import classes from './OrderLines.module.css'

export function OrderLines({ lines }: { lines: readonly CartItem[] }) {
  const { LL } = useI18nContext()
  return (
    <section>
      <h2 className={classes.title}>{LL.order.lines()}</h2>
      <ul>
        {lines.map(({ id, productItemId, label, catLabel, picture, title, variant, count, linePrice }) => (
          <li key={id} className={classes.line}>
            <div className={classes.picture}>
              <Picture picture={picture} width={64} alt="" />
            </div>
            <div>
              <Link
                to="/search/$catLabel/$productLabel"
                params={{ catLabel, productLabel: label }}
                search={{ item: productItemId }}
                className={classes.name}
              >
                {title}
              </Link>
              <p className={classes.variant}>{LL.checkout.piecesOf({ variant, count })}</p>
            </div>
            <div className={classes.amount}>
              <Price price={linePrice} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
