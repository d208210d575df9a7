import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { focusIfLost } from '#src/ui/focus.ts'
import type { LineOutcome } from '../add-all.ts'
import type { Adding } from '../use-add-all.ts'
import classes from './AddRest.module.css'

/** Adds what is not in the cart yet, and tells what became of each line. */
export function AddRest({ adding }: { adding: Adding }) {
  const { LL } = useI18nContext()
  const texts = LL.lists.addAll
  const { lines, outcomes, rest, isPending, send } = adding
  const added = outcomes.filter(({ isAdded }) => isAdded)
  const isSent = outcomes.length > 0

  const soldOut = lines
    .filter(({ stockLeft }) => stockLeft === 0)
    .map(({ productItemId, title }) => ({ productItemId, title, note: texts.soldOut() }))
  const refused = outcomes.filter(({ isAdded }) => !isAdded)
  const failed = refused.length > 0 || rest.length === 0 ? [...refused, ...soldOut] : []
  const fewer = added.filter(({ note }) => note !== undefined)

  return (
    <div className={classes.all}>
      {lines.length > 0 && !isSent && rest.length === 0 && <p>{texts.nothing()}</p>}
      <div role="status" className={classes.status}>
        {isSent && (
          <div className={`callout ${classes.outcome}`}>
            <p>{texts.done({ count: added.length })}</p>
            {fewer.length > 0 && <Notes title={texts.less()} lines={fewer} />}
            {failed.length > 0 && <Notes title={texts.notAll()} lines={failed} />}
          </div>
        )}
      </div>
      {rest.length > 0 && (
        <LoadingButton size="md" isBusy={isPending} onClick={() => send(rest)}>
          {refused.length > 0 ? texts.rest() : isSent ? texts.remaining() : texts.button()}
        </LoadingButton>
      )}
      {added.length > 0 && (
        <Button
          ref={rest.length === 0 ? focusIfLost : undefined}
          renderRoot={(props) => <Link to="/basket" {...props} />}
          size="md"
          variant={rest.length > 0 ? 'default' : 'filled'}
        >
          {LL.cart.viewCart()}
        </Button>
      )}
    </div>
  )
}

type NotesProps = { title: string; lines: readonly Omit<LineOutcome, 'isAdded'>[] }

function Notes({ title, lines }: NotesProps) {
  return (
    <div>
      <p>{title}</p>
      <ul>
        {lines.map(({ productItemId, title: name, note }) => (
          <li key={productItemId}>
            {name} <span className={classes.note}>{note}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
