import { Button } from '@mantine/core'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { focusOnMount } from '#src/ui/focus.ts'
import { PasswordSteps } from './PasswordSteps.tsx'
import classes from './PasswordChange.module.css'

export function PasswordChange({ mobile }: { mobile: string }) {
  const { LL } = useI18nContext()
  const texts = LL.account.password
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched')
  return (
    <>
      <h2 className={classes.title}>{texts.title()}</h2>
      {state === 'open' ? (
        <PasswordSteps mobile={mobile} onClose={() => setState('closed')} />
      ) : (
        <>
          <p className={classes.text}>{texts.text()}</p>
          <Button
            ref={state === 'closed' ? focusOnMount : undefined}
            variant="default"
            size="md"
            className={classes.begin}
            onClick={() => setState('open')}
          >
            {texts.begin()}
          </Button>
        </>
      )}
    </>
  )
}
