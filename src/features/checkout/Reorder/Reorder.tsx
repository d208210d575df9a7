import { Button } from '@mantine/core'
import type { CartItem } from '#contracts/cart.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { useWasLeft } from '#src/api/use-was-left.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { isFocusIn } from '#src/ui/focus.ts'
import { toastFailedLines } from '../cart-messages.ts'
import { reorder } from '../reorder.ts'
import type { ReorderChange } from '../reorder-changes.ts'
import classes from './Reorder.module.css'

type Props = { lines: readonly CartItem[]; onReordered: () => void }

function changeText(change: ReorderChange, LL: TranslationFunctions): string {
  const texts = LL.order.afterOrder.changes
  if (change.kind === 'gone') return texts.gone(change)
  if (change.kind === 'less') return texts.less(change)
  const { title, before, now } = change
  return texts.dearer({ title, before: priceText(LL, before), now: priceText(LL, now) })
}

/** From the button before it: a dialog may have been opened while the lines were added. */
function focusUnlessMovedOn(heading: HTMLElement | null) {
  if (isFocusIn(heading?.closest('section')?.previousElementSibling)) heading?.focus()
}

/** Opens the cart at once only if all is as it was ordered. */
export function Reorder({ lines, onReordered }: Props) {
  const { LL } = useI18nContext()
  const wasLeft = useWasLeft()
  const { mutate, data, isPending } = useSingleMutation(reorder(LL, tellIfLeft))

  function tellIfLeft(changes: readonly ReorderChange[]) {
    if (wasLeft()) toastFailedLines(changes.map((change) => ({ title: changeText(change, LL) })))
  }

  return (
    <>
      <LoadingButton
        variant="default"
        size="md"
        isBusy={isPending}
        onClick={() =>
          mutate(lines, {
            onSuccess: ({ added, changes }) => added > 0 && changes.length === 0 && onReordered(),
          })
        }
      >
        {LL.order.reorder()}
      </LoadingButton>
      {data && data.changes.length > 0 && (
        <section className={`callout ${classes.changes}`} aria-label={LL.order.afterOrder.changes.title()}>
          <h2 ref={focusUnlessMovedOn} tabIndex={-1} className={classes.title}>
            {LL.order.afterOrder.changes.title()}
          </h2>
          <ul>
            {data.changes.map((change) => (
              <li key={`${change.kind} ${change.title}`}>{changeText(change, LL)}</li>
            ))}
          </ul>
          {data.added > 0 && (
            <div>
              <Button size="md" onClick={onReordered}>
                {LL.cart.viewCart()}
              </Button>
            </div>
          )}
        </section>
      )}
    </>
  )
}
