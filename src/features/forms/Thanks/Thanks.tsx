import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './Thanks.module.css'

type Props = { children: ReactNode; onAnother: () => void }

export function Thanks({ children, onAnother }: Props) {
  const { LL } = useI18nContext()
  return (
    <div className={classes.thanks}>
      <div className="rule" />
      <h2 className={classes.title}>{LL.forms.thanks()}</h2>
      <p className={classes.text}>{children}</p>
      <Button variant="default" size="md" className={classes.another} onClick={onAnother}>
        {LL.forms.another()}
      </Button>
    </div>
  )
}
