import { UnstyledButton } from '@mantine/core'
import type { RefObject } from 'react'
import { fromStored, wallOf } from '../core/calendar.ts'
import { digitsOf, inDigits } from '../core/digits.ts'
import { isYearDisabled } from '../core/limits.ts'
import { cursorOf } from '../core/state.ts'
import { yearsOf } from '../core/years.ts'
import { movesWith } from '../keys.ts'
import type { Labels } from '../labels.ts'
import { useCursorFocus } from '../use-cursor-focus.ts'
import type { Picker } from '../use-picker.ts'
import classes from './YearList.module.css'

type Props = { picker: Picker; labels: Labels; isWithin: RefObject<boolean> }

function centre(option: HTMLElement | null) {
  const list = option?.parentElement
  if (option && list) list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2
}

/** Newest first, and open at the year that is shown. */
export function YearList({ picker, labels, isWithin }: Props) {
  const { state, options, send } = picker
  const { calendar, limits, locale, years: span, yearColumns } = options
  const list = useCursorFocus<HTMLDivElement>(state.cursor, isWithin)
  const { year: shown } = cursorOf(state, options)
  const years = yearsOf(calendar, limits, span)
  const chosen = state.draft.map((one) => fromStored(one, calendar)?.year)
  const digits = digitsOf(locale)

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      aria-label={labels.year}
      className={classes.list}
      data-columns={yearColumns}
      onKeyDown={movesWith(send)}
    >
      {years.map((year) => {
        const isDisabled = isYearDisabled(wallOf(calendar, year), limits)
        return (
          <UnstyledButton
            key={year}
            ref={year === shown ? centre : undefined}
            data-cursor={year === shown ? state.cursor : undefined}
            role="option"
            className={classes.year}
            tabIndex={year === shown ? 0 : -1}
            data-autofocus={year === shown || undefined}
            data-chosen={chosen.includes(year) || undefined}
            aria-selected={chosen.includes(year)}
            aria-disabled={isDisabled || undefined}
            onClick={() => send({ name: 'year', year })}
          >
            {inDigits(year, digits)}
          </UnstyledButton>
        )
      })}
    </div>
  )
}
