import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { focusIfLost } from '#src/ui/focus.ts'
import { restoreLine } from '../line-mutations.ts'
import classes from './RemovedLines.module.css'

type Props = { lines: readonly CartItem[]; onRestored: (line: CartItem) => void }

/** What was taken out just now, until the page is left: each can be put back as it was. */
export function RemovedLines({ lines, onRestored }: Props) {
  const { LL } = useI18nContext()
  const { mutate, isPending, variables } = useMutation(restoreLine(LL))
  if (lines.length === 0) return null
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line.productItemId} className={classes.line}>
          <p role="status">{LL.checkout.removed({ title: line.title })}</p>
          <Button
            ref={focusIfLost}
            variant="subtle"
            color="var(--accent-text)"
            h={44}
            loading={isPending && variables?.productItemId === line.productItemId}
            aria-label={LL.checkout.undoNamed({ title: line.title })}
            onClick={() => mutate(line, { onSuccess: () => onRestored(line) })}
          >
            {LL.checkout.undo()}
          </Button>
        </li>
      ))}
    </ul>
  )
}
