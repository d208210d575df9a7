import type { ComponentProps, RefObject } from 'react'
import { movesWith } from '../keys.ts'
import { useCursorFocus } from '../use-cursor-focus.ts'
import type { Picker } from '../use-picker.ts'
import classes from './Grid.module.css'

type Props = ComponentProps<'div'> & {
  picker: Picker
  captionId: string
  /** Whether the focus is in the panel. */
  isWithin: RefObject<boolean>
}

/** What the grids of days and months share: a name, one tab stop, and the keys that move it. */
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
      onKeyDown={movesWith(send)}
    />
  )
}

/** Its cells are equally wide. */
export const Row = (props: ComponentProps<'div'>) => <div {...props} role="row" className={classes.row} />
