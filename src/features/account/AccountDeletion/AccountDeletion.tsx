import { Button } from '@mantine/core'
import { useState } from 'react'
import type { DeletionTerms as Terms } from '#contracts/privacy.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { focusOnMount } from '#src/ui/focus.ts'
import { DeletionSteps } from './DeletionSteps.tsx'
import classes from './AccountDeletion.module.css'

type Props = { mobile: string; terms: Terms; onDeleted: () => void }

export function AccountDeletion(props: Props) {
  const { LL } = useI18nContext()
  const texts = LL.security.deletion
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched')
  return (
    <>
      <h2 className={classes.title}>{texts.title()}</h2>
      {state === 'open' ? (
        <DeletionSteps {...props} onCancel={() => setState('closed')} />
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
