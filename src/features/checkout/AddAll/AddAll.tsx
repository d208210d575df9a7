import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { focusIfLost } from '#src/ui/focus.ts'
import { addAll } from '../add-all.ts'
import type { LineOutcome, WantedLine } from '../add-all.ts'
import classes from './AddAll.module.css'

/** Lines that were added are never sent again. */
export function AddAll({ lines }: { lines: readonly WantedLine[] }) {
  const { LL } = useI18nContext()
  const texts = LL.lists.addAll
  const [outcomes, setOutcomes] = useState<readonly LineOutcome[]>([])
  const { mutate, isPending } = useMutation(addAll(LL))
  const added = outcomes.filter(({ isAdded }) => isAdded)
  const rest = lines.filter(
    ({ productItemId, stockLeft }) =>
      stockLeft > 0 && !added.some((outcome) => outcome.productItemId === productItemId),
  )
  const isSent = outcomes.length > 0

  function send() {
    mutate(rest, { onSuccess: (latest) => setOutcomes([...added, ...latest]) })
  }

  const soldOut = lines
    .filter(({ stockLeft }) => stockLeft === 0)
    .map(({ productItemId, title }) => ({ productItemId, title, note: texts.soldOut() }))
  const failed = [...outcomes.filter(({ isAdded }) => !isAdded), ...soldOut]
  const fewer = added.filter(({ note }) => note !== undefined)

  return (
    <div className={classes.all}>
      {lines.length > 0 && !isSent && rest.length === 0 && <p>{texts.nothing()}</p>}
      <div role="status" className={classes.status}>
        {isSent && (
          <div className={classes.outcome}>
            <p>{texts.done({ count: added.length })}</p>
            {fewer.length > 0 && <Notes title={texts.less()} lines={fewer} />}
            {failed.length > 0 && <Notes title={texts.notAll()} lines={failed} />}
          </div>
        )}
      </div>
      {rest.length > 0 && (
        <LoadingButton size="md" isBusy={isPending} onClick={send}>
          {isSent ? texts.rest() : texts.button()}
        </LoadingButton>
      )}
      {added.length > 0 && (
        <Button
          renderRoot={(props) => <Link ref={focusIfLost} to="/basket" {...props} />}
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
