import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './GoneCart.module.css'

/** Another tab or device ordered the cart, or the server dropped it. */
export function GoneCart({ isMember }: { isMember: boolean }) {
  const { LL } = useI18nContext()
  return (
    <div className={`callout ${classes.notice}`}>
      <p role="status">{LL.checkout.gone()}</p>
      {isMember && (
        <Link to="/profile/accountorder" className={classes.orders}>
          {LL.checkout.goneOrders()}
        </Link>
      )}
    </div>
  )
}
