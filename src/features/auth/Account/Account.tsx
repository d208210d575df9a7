import { useMutation, useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import { signOut } from '../mutations.ts'
import { userQuery } from '../queries.ts'
import classes from './Account.module.css'

export function Account() {
  const { LL } = useI18nContext()
  const { data: user } = useQuery(userQuery())
  const { mutate, isPending } = useMutation(signOut())
  return (
    <section className={classes.account}>
      <h1>{LL.nav.account()}</h1>
      {user && <p>{LL.auth.signedInAs({ fullName: user.fullName })}</p>}
      <BusyButton variant="default" size="md" h={48} isBusy={isPending} onClick={() => mutate()}>
        {LL.auth.signOut()}
      </BusyButton>
    </section>
  )
}
