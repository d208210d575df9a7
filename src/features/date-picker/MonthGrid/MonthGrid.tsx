import { UnstyledButton } from '@mantine/core'
import type { RefObject } from 'react'
import { fromStored, wallOf } from '../core/calendar.ts'
import { monthColumns } from '../core/focus.ts'
import { isMonthDisabled } from '../core/limits.ts'
import { monthNames } from '../core/names.ts'
import { cursorOf } from '../core/state.ts'
import { movesWith } from '../keys.ts'
import { useCursorFocus } from '../use-cursor-focus.ts'
import type { Picker } from '../use-picker.ts'
import classes from './MonthGrid.module.css'

type Props = { picker: Picker; captionId: string; isWithin: RefObject<boolean> }

const rows = [0, 1, 2, 3]

/** The twelve months of the year that is shown. */
export function MonthGrid({ picker, captionId, isWithin }: Props) {
  const { state, options, send } = picker
  const { calendar, locale, limits } = options
  const grid = useCursorFocus<HTMLDivElement>(state.cursor, isWithin)
  const { year, month: shown } = cursorOf(state, options)
  const chosen = state.draft
    .map((one) => fromStored(one, calendar))
    .filter((wall) => wall?.year === year)
    .map((wall) => wall?.month)
  const names = monthNames(calendar, locale)

  function cell(month: number) {
    const isDisabled = isMonthDisabled(wallOf(calendar, year, month), limits)
    return (
      <div key={month} role="gridcell" aria-selected={chosen.includes(month)}>
        <UnstyledButton
          className={classes.month}
          tabIndex={month === shown ? 0 : -1}
          data-cursor={month === shown ? state.cursor : undefined}
          data-autofocus={month === shown || undefined}
          data-chosen={chosen.includes(month) || undefined}
          aria-disabled={isDisabled || undefined}
          onClick={() => send({ name: 'month', month })}
        >
          {names[month - 1]}
        </UnstyledButton>
      </div>
    )
  }

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-labelledby={captionId}
      className={classes.grid}
      onKeyDown={movesWith(send)}
    >
      {rows.map((row) => (
        <div key={row} role="row" className={classes.row}>
          {Array.from({ length: monthColumns }, (_, at) => cell(row * monthColumns + at + 1))}
        </div>
      ))}
    </div>
  )
}
