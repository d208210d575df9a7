import { IconShoppingBag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { cart as cartStore } from '#src/stores/cart.ts'
import { cartQueries } from '../queries.ts'
import classes from './CartLink.module.css'

export function CartLink() {
  const { LL, locale } = useI18nContext()
  const { basketId } = useSnapshot(cartStore)
  const { data: count = 0 } = useQuery({
    ...cartQueries.current(basketId),
    select: ({ itemCount }) => itemCount,
  })
  const label = count > 0 ? `${LL.nav.cart()}, ${LL.nav.cartCount({ count })}` : LL.nav.cart()
  return (
    <Link to="/basket" className={classes.link} aria-label={label}>
      <IconShoppingBag size={24} stroke={1.6} />
      {count > 0 && <span className={classes.count}>{formattersOf(locale).digits(count)}</span>}
    </Link>
  )
}
