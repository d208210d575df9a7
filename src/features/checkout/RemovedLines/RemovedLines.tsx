import type { CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { focusIfLost } from '#src/ui/focus.ts'
import { restoreLine } from '../add-to-cart.ts'
import classes from './RemovedLines.module.css'

type OnRestored = (line: CartItem) => void

export function RemovedLines({ lines, onRestored }: { lines: readonly CartItem[]; onRestored: OnRestored }) {
  if (lines.length === 0) return null
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <RemovedLine key={line.productItemId} line={line} onRestored={onRestored} />
      ))}
    </ul>
  )
}

function RemovedLine({ line, onRestored }: { line: CartItem; onRestored: OnRestored }) {
  const { LL } = useI18nContext()
  const { mutate, isPending } = useSingleMutation(restoreLine(LL, line, () => onRestored(line)))
  const { title } = line
  return (
    <li className={classes.line}>
      <p role="status">{LL.checkout.removed({ title })}</p>
      <LoadingButton
        ref={focusIfLost}
        variant="subtle"
        color="var(--accent-text)"
        h={44}
        isBusy={isPending}
        aria-label={LL.checkout.undoNamed({ title })}
        onClick={() => mutate()}
      >
        {LL.checkout.undo()}
      </LoadingButton>
    </li>
  )
}
