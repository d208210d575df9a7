import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loginPath } from '#src/stores/auth.ts'
import classes from './SignInToOrder.module.css'

/** A guest's way on from the basket, and back to it. */
export function SignInToOrder() {
  const { LL } = useI18nContext()
  return (
    <div className={classes.ways}>
      <p className={classes.hint}>{LL.checkout.signInText()}</p>
      <Button renderRoot={(props) => <Link to={loginPath} {...props} />} size="md" h={48} fullWidth>
        {LL.checkout.signIn()}
      </Button>
    </div>
  )
}
