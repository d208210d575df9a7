import { Button } from '@mantine/core'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { passFocusOut } from '../pass-focus.ts'
import classes from './RetryNotice.module.css'

type Props = {
  text: string
  action?: string
  isRetrying?: boolean
  /** Not read out: one of many that fail together. */
  isQuiet?: boolean
  onRetry: () => void
}

export function RetryNotice({ text, action, isRetrying, isQuiet, onRetry }: Props) {
  const { LL } = useI18nContext()
  return (
    <div role={isQuiet ? undefined : 'alert'} ref={passFocusOut} className={classes.notice}>
      <p>{text}</p>
      <Button variant="default" aria-disabled={isRetrying} onClick={() => isRetrying || onRetry()}>
        {action ?? LL.errors.retry()}
      </Button>
    </div>
  )
}
