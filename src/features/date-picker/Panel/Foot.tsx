import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.layer.css'
import { canPickNow, canSubmit } from '../core/state.ts'
import { closesByPick } from '../core/submission.ts'
import type { Labels } from '../labels.ts'
import type { Picker } from '../use-picker.ts'
import classes from './Panel.module.css'

type Props = {
  picker: Picker
  labels: Labels
  /** Stored. */
  now: string
  isClearable: boolean
}

/**
 * What to do with the choice; in the page, and where a pick closes the dialog, it is handed out without a button.
 * The button is another one at each step: the one that had the focus hands it to what takes the place of the grid.
 */
export function Foot({ picker, labels, now, isClearable }: Props) {
  const { state, options, send } = picker
  const isPickEnough = closesByPick(options)
  if (isPickEnough && !isClearable) return null
  const small = { variant: 'subtle', h: 44, px: 8 } as const
  return (
    <div className={classes.foot}>
      <div className={classes.ways}>
        {canPickNow(now, options) && (
          <Button {...small} onClick={() => send({ name: 'now', now })}>
            {labels.now}
          </Button>
        )}
        {isClearable && (
          <Button {...small} onClick={() => send({ name: 'clear' })}>
            {labels.clear}
          </Button>
        )}
      </div>
      {!options.isInline && !isPickEnough && (
        <div className={classes.ways}>
          <Button variant="default" h={44} px={16} onClick={() => send({ name: 'cancel' })}>
            {labels.cancel}
          </Button>
          <Button
            key={state.step}
            h={44}
            px={16}
            disabled={!canSubmit(state, options)}
            onClick={() => send({ name: 'submit' })}
          >
            {labels.confirm}
          </Button>
        </div>
      )}
    </div>
  )
}
