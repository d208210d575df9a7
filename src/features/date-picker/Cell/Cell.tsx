import { UnstyledButton } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { UnitMarks } from '../core/marks.ts'
import classes from './Cell.module.css'

type Props = Omit<ComponentProps<'button'>, 'style'> & {
  marks: UnitMarks
  cursor: string
  shape?: 'round' | 'wide'
  isHoliday?: boolean
}

/** Disabled cells stay focusable (`aria-disabled`), so that screen readers can read them. */
export function Cell({ marks, cursor, shape = 'wide', isHoliday, ...rest }: Props) {
  const { isChosen, isCurrent, isDisabled, isFocused } = marks
  return (
    <UnstyledButton
      {...rest}
      className={classes.cell}
      tabIndex={isFocused ? 0 : -1}
      data-shape={shape}
      data-cursor={isFocused ? cursor : undefined}
      data-autofocus={isFocused || undefined}
      data-chosen={isChosen || undefined}
      data-current={isCurrent || undefined}
      data-holiday={isHoliday || undefined}
      aria-current={isCurrent ? 'date' : undefined}
      aria-disabled={isDisabled || undefined}
    />
  )
}
