import { Button } from '@mantine/core'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './RetryNotice.module.css'

export function RetryNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { LL } = useI18nContext()
  return (
    <div role="alert" className={classes.notice}>
      <p>{text}</p>
      <Button variant="default" h={44} onClick={onRetry}>
        {LL.errors.retry()}
      </Button>
    </div>
  )
}
