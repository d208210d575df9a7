import { Button } from '@mantine/core'
import type { Cart } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { rebateSettled } from '#src/stores/pending-rebate.ts'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import { isRefusedForGood, usePendingRebate } from '../use-pending-rebate.ts'
import classes from './PendingRebate.module.css'

/** Tells what became of the code of a discount link, unless it is applied: `RebateCode` shows that. */
export function PendingRebate({ cart }: { cart: Cart }) {
  const { LL } = useI18nContext()
  const { code, hasLines, refusal, isRetrying, retry } = usePendingRebate(cart)
  const texts = LL.lists.discount
  const isPending = code !== ''
  if (!isPending && !isRefusedForGood(refusal?.error)) return null
  if (isPending && refusal && isOutcomeUnknown(refusal.error)) {
    const text = `${texts.refused({ code })}: ${errorText(refusal.error, LL)}`
    return <RetryNotice text={text} onRetry={retry} />
  }
  if (isRetrying) return <p role="status">{LL.site.waiting()}</p>
  if (isPending && hasLines && !refusal) return null
  return (
    <div role={refusal ? 'alert' : 'status'} className={`callout ${classes.notice}`}>
      <p className={classes.title}>
        <BidiText
          text={(part) => texts[isPending ? 'waits' : 'refused']({ code: part })}
          part={isPending ? code : refusal!.code}
        />
      </p>
      <p>{refusal ? errorText(refusal.error, LL) : texts.waitsText()}</p>
      {isPending && (
        <Button variant="subtle" color="var(--accent-text)" px={0} onClick={() => rebateSettled(code)}>
          {texts.forget()}
        </Button>
      )}
    </div>
  )
}
