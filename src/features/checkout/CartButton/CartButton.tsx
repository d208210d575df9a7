import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { openModal } from '#src/stores/modal.ts'
import { CountBadge } from '#src/ui/CountBadge/CountBadge.tsx'
import { IconShoppingBag } from '#src/ui/icons.ts'
import { cartQueries } from '../cart-queries.ts'
import classes from './CartButton.module.css'

type Props = { loadTexts: () => Promise<void> }

export function CartButton({ loadTexts }: Props) {
  const { LL } = useI18nContext()
  const { basketId } = useSnapshot(cartStore)
  const { data: count = 0 } = useQuery({
    ...cartQueries.current(basketId),
    select: ({ itemCount }) => itemCount,
  })
  const label = count > 0 ? `${LL.nav.cart()}, ${LL.nav.cartCount({ count })}` : LL.nav.cart()
  const open = () => loadTexts().then(() => openModal({ name: 'cart' }), toastError(LL))
  return (
    <button
      type="button"
      className={classes.link}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => void open()}
    >
      <IconShoppingBag size={24} stroke={1.6} />
      <CountBadge count={count} />
    </button>
  )
}
