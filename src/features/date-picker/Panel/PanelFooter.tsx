import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.layer.css'
import { canPickNow, canSubmit } from '../core/state.ts'
import { closesOnPick } from '../core/submission.ts'
import type { Labels } from '../labels.ts'
import type { Picker } from '../use-picker.ts'
import classes from './Panel.module.css'

type Props = {
  picker: Picker
  labels: Labels
  now: string
  isClearable: boolean
}

/** Keyed by step: the new button drops the focus, which `useCursorFocus` moves into the new step. */
export function PanelFooter({ picker, labels, now, isClearable }: Props) {
  const { state, options, send } = picker
  const isConfirmless = closesOnPick(options)
  if (isConfirmless && !isClearable) return null
  const smallButton = { variant: 'subtle', mih: 44, px: 8 } as const
  return (
    <div className={classes.foot}>
      <div className={classes.actions}>
        {canPickNow(now, options) && (
          <Button {...smallButton} onClick={() => send({ name: 'now', now })}>
            {labels.now}
          </Button>
        )}
        {isClearable && (
          <Button {...smallButton} onClick={() => send({ name: 'clear' })}>
            {labels.clear}
          </Button>
        )}
      </div>
      {!options.isInline && !isConfirmless && (
        <div className={classes.actions}>
          <Button variant="default" mih={44} px={16} onClick={() => send({ name: 'cancel' })}>
            {labels.cancel}
          </Button>
          <Button
            key={state.step}
            mih={44}
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
