import type { ProductCard as Product } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/platform/site.ts'
import classes from './ProductCard.module.css'

/** None for a reduced product: its price has the percent badge. */
export function Badge({ product }: { product: Product }) {
  const { LL } = useI18nContext()
  if (product.stockLeft === 0) return <span className={classes.badge}>{LL.product.soldOut()}</span>
  if (product.oldPrice) return null
  if (product.stockLeft <= site.fewLeft) return <span className={classes.badge}>{LL.product.lastOnes()}</span>
  if (product.isNew) return <span className={classes.badge}>{LL.product.isNew()}</span>
  return null
}
