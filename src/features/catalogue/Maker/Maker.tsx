import { Link } from '@tanstack/react-router'
import type { Product } from '#contracts/product.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './Maker.module.css'

const mark = '\u0000'

export function Maker({ product }: { product: Pick<Product, 'maker' | 'city' | 'makerPage'> }) {
  const { LL } = useI18nContext()
  const { maker, city, makerPage } = product
  const [before, after] = LL.details.by({ maker: mark, city }).split(mark)
  return (
    <p className={classes.maker}>
      {before}
      {makerPage === null ? (
        maker
      ) : (
        <Link to="/brand/$label" params={{ label: makerPage }} preload="intent" className={classes.link}>
          {maker}
        </Link>
      )}
      {after}
    </p>
  )
}
