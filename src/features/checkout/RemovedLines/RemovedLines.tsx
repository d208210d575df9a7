import type { CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { focusIfLost } from '#src/ui/focus.ts'
import { restoreLine } from '../add-to-cart.ts'
import { useOrderPending } from '../use-order-pending.ts'
import classes from './RemovedLines.module.css'

/** `isOwn`: by a press in this tab, whose focus goes to the undo. */
export type Removed = CartItem & { isOwn?: boolean }

export function RemovedLines({ lines }: { lines: readonly Removed[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <RemovedLine key={line.productItemId} line={line} />
      ))}
    </ul>
  )
}

function RemovedLine({ line }: { line: Removed }) {
  const { LL } = useI18nContext()
  const { mutate, isPending, isSuccess } = useSingleMutation(restoreLine(LL, line))
  const order = useOrderPending()
  const { title } = line
  if (isSuccess) return null
  return (
    <li className={classes.line}>
      <p role="status">{LL.checkout.removed({ title })}</p>
      <LoadingButton
        ref={line.isOwn ? focusIfLost : undefined}
        variant="subtle"
        color="var(--accent-text)"
        px={0}
        isBusy={isPending}
        aria-label={LL.checkout.undoNamed({ title })}
        onClick={() => order.isPendingNow() || mutate()}
      >
        {LL.checkout.undo()}
      </LoadingButton>
    </li>
  )
}
