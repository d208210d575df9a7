import { Button } from '@mantine/core'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import classes from './VirtualProductGrid.module.css'

type Props = {
  /** Positions among all results, from 1. */
  first: number
  last: number
  total: number
  isFailed: boolean
  isLoading: boolean
  onRetry: () => void
  onMore?: () => void
}

export function GridFooter({ first, last, total, isFailed, isLoading, onRetry, onMore }: Props) {
  const { LL } = useI18nContext()
  return (
    <>
      {isFailed && (
        <div className={classes.failed}>
          <RetryNotice text={LL.listing.moreFailed()} onRetry={onRetry} />
        </div>
      )}
      <div className={classes.foot}>
        <p className={classes.shown} role="status">
          {LL.listing.shown({ first, last, total })}
        </p>
        {onMore && (
          <Button variant="default" size="md" aria-disabled={isLoading} onClick={() => isLoading || onMore()}>
            {LL.listing.more()}
          </Button>
        )}
      </div>
    </>
  )
}
