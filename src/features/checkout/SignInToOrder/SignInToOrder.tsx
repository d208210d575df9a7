import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { auth, loginPath, signedOut } from '#src/stores/auth.ts'
import { basketGone, currentBasketId } from '#src/stores/cart.ts'
import classes from './SignInToOrder.module.css'

/** The member's basket stays with their account; the focus leaves a button that is about to go. */
function continueAsGuest() {
  document.getElementById('content')?.focus()
  basketGone(currentBasketId())
  signedOut()
}

/** A guest's way on from the basket, and back to it. */
export function SignInToOrder() {
  const { LL } = useI18nContext()
  const { hasEnded } = useSnapshot(auth)
  return (
    <div className={classes.ways}>
      <p className={classes.hint}>{LL.checkout.signInText()}</p>
      <Button renderRoot={(props) => <Link to={loginPath} {...props} />} size="md" h={48} fullWidth>
        {LL.checkout.signIn()}
      </Button>
      {hasEnded && (
        <Button variant="subtle" color="var(--accent-text)" h={44} fullWidth onClick={continueAsGuest}>
          {LL.checkout.continueAsGuest()}
        </Button>
      )}
    </div>
  )
}
