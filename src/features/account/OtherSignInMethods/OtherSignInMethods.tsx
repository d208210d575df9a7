import { Button } from '@mantine/core'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loginFlow, screens } from '#src/stores/login-flow.ts'
import { methodChosen, showScreen } from '#src/stores/login-steps.ts'
import classes from './OtherSignInMethods.module.css'

export function OtherSignInMethods({ to }: { to: 'code' | 'password' }) {
  const { LL } = useI18nContext()
  const { methods } = useSnapshot(loginFlow)
  const [name, color] =
    to === 'code' ? [LL.auth.withCode(), 'var(--accent-text)'] : [LL.auth.withPassword(), 'var(--ink)']
  return (
    <div className={classes.actions}>
      {methods.includes(to) && (
        <Button variant="subtle" color={color} onClick={() => methodChosen(to)}>
          {name}
        </Button>
      )}
      <Button variant="subtle" color="var(--ink)" onClick={() => showScreen(screens.login)}>
        {LL.auth.changeMobile()}
      </Button>
    </div>
  )
}
