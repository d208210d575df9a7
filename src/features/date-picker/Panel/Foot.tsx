import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.layer.css'
import { canPickNow, canSubmit } from '../core/state.ts'
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

/** What to do with the choice; in the page it is handed out without a button. */
export function Foot({ picker, labels, now, isClearable }: Props) {
  const { state, options, send } = picker
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
      {!options.isInline && (
        <div className={classes.ways}>
          <Button variant="default" h={44} px={16} onClick={() => send({ name: 'cancel' })}>
            {labels.cancel}
          </Button>
          <Button
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
