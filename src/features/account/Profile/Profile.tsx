import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { User } from '#contracts/user.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { focusOnMount } from '#src/ui/focus.ts'
import { useDraft } from '#src/stores/drafts.ts'
import { formOpened } from '#src/stores/opened-forms.ts'
import { Fact } from '#src/ui/Fact/Fact.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { PasswordChange } from '../PasswordChange/PasswordChange.tsx'
import classes from './Profile.module.css'

type Props = { user: User; nameForm: ReactNode }

export function Profile({ user, nameForm }: Props) {
  const { LL } = useI18nContext()
  const digits = useLocalDigits()
  const name = useDraft('name')
  const [wasChanged, setChanged] = useState(name !== null)

  function change() {
    setChanged(true)
    formOpened('name', { firstName: user.firstName, lastName: user.lastName })
  }

  return (
    <div className={classes.profile}>
      <h1>{LL.account.profile()}</h1>
      <section className={classes.card}>
        {name ? (
          nameForm
        ) : (
          <div className={classes.facts}>
            <dl>
              <Fact title={LL.account.name()}>{user.fullName}</Fact>
            </dl>
            <Button ref={wasChanged ? focusOnMount : undefined} variant="default" size="md" onClick={change}>
              {LL.account.editName()}
            </Button>
          </div>
        )}
      </section>
      <section className={classes.card}>
        <dl>
          <Fact title={LL.account.mobile()}>
            <bdi dir="ltr">{digits(user.mobile)}</bdi>
          </Fact>
        </dl>
        <p className={classes.hint}>{LL.account.mobileHint()}</p>
      </section>
      <section className={classes.card}>
        <PasswordChange mobile={user.mobile} />
      </section>
    </div>
  )
}
