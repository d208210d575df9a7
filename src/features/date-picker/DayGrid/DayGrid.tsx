import { UnstyledButton } from '@mantine/core'
import { useRef } from 'react'
import type { RefObject, TouchEvent } from 'react'
import { fromStored } from '../core/calendar.ts'
import { digitsOf, inDigits } from '../core/digits.ts'
import { isFixedHoliday } from '../core/holidays.ts'
import { marksOf, shownWeeks } from '../core/marks.ts'
import type { DayMarks } from '../core/marks.ts'
import { dayName, weekdayNames } from '../core/names.ts'
import type { Day } from '../core/weeks.ts'
import { movesWith } from '../keys.ts'
import type { Labels } from '../labels.ts'
import { useCursorFocus } from '../use-cursor-focus.ts'
import type { Picker } from '../use-picker.ts'
import classes from './DayGrid.module.css'

type Props = {
  picker: Picker
  labels: Labels
  /** Stored. */
  now: string
  captionId: string
  withHolidays: boolean
  isWithin: RefObject<boolean>
}

/** Pixels that a finger has to go. */
const swipe = 50

export function DayGrid({ picker, labels, now, captionId, withHolidays, isWithin }: Props) {
  const { state, options, send } = picker
  const { locale, weekStart, calendar, direction } = options
  const grid = useCursorFocus<HTMLDivElement>(state.cursor, isWithin)
  const began = useRef(0)
  const digits = digitsOf(locale)
  const shorts = weekdayNames(locale, weekStart, locale.startsWith('fa') ? 'narrow' : 'short')
  const longs = weekdayNames(locale, weekStart, 'long')

  function begin({ touches }: TouchEvent) {
    began.current = touches[0]?.clientX ?? 0
  }

  function end({ changedTouches }: TouchEvent) {
    const far = (changedTouches[0]?.clientX ?? began.current) - began.current
    if (Math.abs(far) < swipe) return
    send({ name: 'page', months: far > 0 === (direction === 'rtl') ? 1 : -1 })
  }

  function nameOf(day: Day, marks: DayMarks) {
    const wall = fromStored(day.stored, calendar)
    const said = [
      wall && dayName(wall, locale),
      marks.isToday && labels.today,
      wall && withHolidays && isFixedHoliday(wall) && labels.holiday,
      options.mode === 'range' && marks.isRangeStart && labels.rangeStart,
      options.mode === 'range' && marks.isRangeEnd && labels.rangeEnd,
      marks.isChosen && labels.chosen,
      marks.isDisabled && labels.disabled,
    ]
    return said.filter(Boolean).join(labels.comma)
  }

  function cell(day: Day) {
    const marks = marksOf(day, state, options, now)
    const number = inDigits(day.day, digits)
    if (day.isOutside) {
      return (
        <div key={day.stored} role="gridcell" aria-disabled className={classes.outside}>
          {number}
        </div>
      )
    }
    const wall = fromStored(day.stored, calendar)
    return (
      <div
        key={day.stored}
        role="gridcell"
        aria-selected={marks.isChosen}
        className={classes.cell}
        data-in-range={marks.isInRange || undefined}
        data-start={marks.isRangeStart || undefined}
        data-end={marks.isRangeEnd || undefined}
      >
        <UnstyledButton
          className={classes.day}
          tabIndex={marks.isFocused ? 0 : -1}
          data-cursor={marks.isFocused ? state.cursor : undefined}
          data-autofocus={marks.isFocused || undefined}
          data-chosen={marks.isChosen || undefined}
          data-today={marks.isToday || undefined}
          data-holiday={(withHolidays && wall && isFixedHoliday(wall)) || undefined}
          aria-current={marks.isToday ? 'date' : undefined}
          aria-disabled={marks.isDisabled || undefined}
          aria-label={nameOf(day, marks)}
          onClick={() => send({ name: 'day', day: day.stored })}
          onMouseEnter={() => send({ name: 'hover', day: day.stored })}
        >
          {number}
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
      aria-multiselectable={options.mode !== 'single' || undefined}
      className={classes.grid}
      onKeyDown={movesWith(send)}
      onMouseLeave={() => send({ name: 'hover', day: null })}
      onTouchStart={begin}
      onTouchEnd={end}
    >
      <div role="row" className={classes.row}>
        {shorts.map((short, at) => (
          <div key={longs[at]} role="columnheader" aria-label={longs[at]} className={classes.weekday}>
            {short}
          </div>
        ))}
      </div>
      {shownWeeks(state, options).map((week) => (
        <div key={week[0]?.stored} role="row" className={classes.row}>
          {week.map(cell)}
        </div>
      ))}
    </div>
  )
}
