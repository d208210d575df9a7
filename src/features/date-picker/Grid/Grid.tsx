import type { ComponentProps, RefObject } from 'react'
import { navigationKeyHandler } from '../keys.ts'
import { useCursorFocus } from '../use-cursor-focus.ts'
import type { Picker } from '../use-picker.ts'
import classes from './Grid.module.css'

type Props = ComponentProps<'div'> & {
  picker: Picker
  captionId: string
  isWithin: RefObject<boolean>
}

export function Grid({ picker, captionId, isWithin, ...rest }: Props) {
  const { state, options, send } = picker
  const grid = useCursorFocus<HTMLDivElement>(state.cursor, isWithin)
  return (
    <div
      {...rest}
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-labelledby={captionId}
      aria-multiselectable={options.mode !== 'single' || undefined}
      className={classes.grid}
      onKeyDown={navigationKeyHandler(send)}
    />
  )
}

export const Row = (props: ComponentProps<'div'>) => <div {...props} role="row" className={classes.row} />
