import { useMutation } from '@tanstack/react-query'
import type { CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { BusyButton } from '#src/ui/BusyButton/BusyButton.tsx'
import { focusIfLost } from '#src/ui/focus.ts'
import { restoreLine } from '../line-mutations.ts'
import classes from './RemovedLines.module.css'

type OnRestored = (line: CartItem) => void

/** What was taken out just now, until the page is left: each can be put back as it was. */
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
  const { mutate, isPending } = useMutation(restoreLine(LL, () => onRestored(line)))
  const { title } = line
  return (
    <li className={classes.line}>
      <p role="status">{LL.checkout.removed({ title })}</p>
      <BusyButton
        ref={focusIfLost}
        variant="subtle"
        color="var(--accent-text)"
        h={44}
        isBusy={isPending}
        aria-label={LL.checkout.undoNamed({ title })}
        onClick={() => mutate(line)}
      >
        {LL.checkout.undo()}
      </BusyButton>
    </li>
  )
}
