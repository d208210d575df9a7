import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { focusOnMount } from '#src/ui/focus.ts'
import classes from './Disclosure.module.css'

type Props = {
  texts: { title: () => string; text: () => string; begin: () => string }
  children: (onClose: () => void) => ReactNode
}

/** A section whose button opens what it is about. */
export function Disclosure({ texts, children }: Props) {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched')
  return (
    <>
      <h2 className={classes.title}>{texts.title()}</h2>
      {state === 'open' ? (
        children(() => setState('closed'))
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
