import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { auth, signedOut } from '#src/stores/auth.ts'
import { loginPath } from '#src/stores/back-url.ts'
import { currentBasketId, dropBasketId } from '#src/stores/cart.ts'
import classes from './SignInToOrder.module.css'

/** The member's cart stays with the account. Moves the focus, since the button is removed. */
function continueAsGuest() {
  document.getElementById('content')?.focus()
  dropBasketId(currentBasketId())
  signedOut()
}

export function SignInToOrder() {
  const { LL } = useI18nContext()
  const { hasExpired } = useSnapshot(auth)
  return (
    <div className={classes.actions}>
      <p className={classes.hint}>{LL.checkout.signInText()}</p>
      <Button renderRoot={(props) => <Link to={loginPath} {...props} />} size="md" fullWidth>
        {LL.checkout.signIn()}
      </Button>
      {hasExpired && (
        <Button variant="subtle" color="var(--accent-text)" fullWidth onClick={continueAsGuest}>
          {LL.checkout.continueAsGuest()}
        </Button>
      )}
    </div>
  )
}
