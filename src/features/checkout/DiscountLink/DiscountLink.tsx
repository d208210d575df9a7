import { Button } from '@mantine/core'
import { useIsMutating } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Cart } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { errorText } from '#src/api/errors.ts'
import { isOutcomeUnknown } from '#src/api/idempotency.ts'
import { normalizedRebateCode, rebateKept } from '#src/stores/pending-rebate.ts'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import { passFocus } from '#src/ui/pass-focus.ts'
import { updateCart } from '../update-cart.ts'
import { isRefusedForGood, usePendingRebate } from '../use-pending-rebate.ts'

const priceTag =
  'M22 88 88 22h46v46l-66 66zM114 42a4 4 0 1 0 .1 0M60 80a4 4 0 1 0 .1 0M82 102a4 4 0 1 0 .1 0M86 82l-28 28'

const passFocusOn = passFocus((button) => button.nextElementSibling)

/** `code` is normalized. */
export function DiscountLink({ code, cart }: { code: string; cart: Cart }) {
  const { LL } = useI18nContext()
  const { code: pendingCode, hasLines, refusal, retry } = usePendingRebate(cart)
  const isSending = useIsMutating({ mutationKey: updateCart('setRebate').mutationKey }) > 0
  const texts = LL.lists.discount
  const error = refusal?.code === code ? refusal.error : null
  const isInCart = normalizedRebateCode(cart.rebateCode ?? '') === code
  const isKept = pendingCode === code
  const isRefused = isRefusedForGood(error)
  /** Another tab or device has removed it, or has ordered the cart. */
  const isAbsent = !isInCart && !isKept && !isSending && !isRefused

  if (isKept && error && isOutcomeUnknown(error))
    return <RetryNotice text={errorText(error, LL)} onRetry={retry} />

  function outcome() {
    const { rebate } = cart.totals
    if (hasLines && isInCart) {
      return rebate.amount > 0
        ? { title: texts.applied, text: texts.appliedText({ amount: priceText(LL, rebate) }) }
        : { title: texts.saved, text: texts.savedText() }
    }
    if (isAbsent) return { title: texts.absent, text: '' }
    if (isRefused) return { title: texts.refused, text: `${errorText(error, LL)} ${texts.unchanged()}` }
    if (!hasLines) return { title: texts.waits, text: texts.waitsText() }
    return error ? { title: texts.waits, text: errorText(error, LL) } : { title: texts.applying, text: '' }
  }

  const { title, text } = outcome()
  return (
    <div role="status">
      <EmptyState
        drawing={priceTag}
        title={<BidiText text={(part) => title({ code: part })} part={code} />}
        text={text}
      >
        {isAbsent && (
          <Button ref={passFocusOn} size="md" onClick={() => rebateKept(code)}>
            {texts.again()}
          </Button>
        )}
        {hasLines && (
          <Button
            renderRoot={(props) => <Link to="/basket" {...props} />}
            size="md"
            variant={isAbsent ? 'default' : 'filled'}
          >
            {LL.cart.viewCart()}
          </Button>
        )}
        <Button
          renderRoot={(props) => <Link to="/search" {...props} />}
          size="md"
          variant={hasLines || isAbsent ? 'default' : 'filled'}
        >
          {LL.cart.browse()}
        </Button>
      </EmptyState>
    </div>
  )
}
