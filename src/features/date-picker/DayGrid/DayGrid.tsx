import { useRef } from 'react'
import type { PointerEvent, RefObject } from 'react'
import { Cell } from '../Cell/Cell.tsx'
import { fromStored } from '../core/calendar.ts'
import { digitsOf, toDigits } from '../core/digits.ts'
import { holidayOf } from '../core/holidays.ts'
import type { Holidays } from '../core/holidays.ts'
import { marksOf, shownWeeks } from '../core/marks.ts'
import type { DayMarks } from '../core/marks.ts'
import { dayName, weekdayNames } from '../core/names.ts'
import type { Day } from '../core/weeks.ts'
import { Grid, Row } from '../Grid/Grid.tsx'
import { cellLabel } from '../labels.ts'
import type { Labels } from '../labels.ts'
import type { Picker } from '../use-picker.ts'
import classes from './DayGrid.module.css'

type Props = {
  picker: Picker
  labels: Labels
  now: string
  captionId: string
  holidays: Holidays | undefined
  isWithin: RefObject<boolean>
}

const minSwipePixels = 50

export function DayGrid({ picker, labels, now, captionId, holidays, isWithin }: Props) {
  const { state, options, send } = picker
  const { locale, weekStart, calendar, direction, mode } = options
  /** None for two fingers, which zoom. */
  const swipeStart = useRef<PointerEvent>(null)
  const digits = digitsOf(locale)
  const shortNames = weekdayNames(locale, weekStart, locale.startsWith('fa') ? 'narrow' : 'short')
  const longNames = weekdayNames(locale, weekStart, 'long')

  function handlePointerDown(event: PointerEvent) {
    swipeStart.current = event.isPrimary && event.pointerType === 'touch' ? event : null
  }

  /** A page turns as in a book of this direction; a mostly vertical swipe scrolls. */
  function handlePointerUp({ clientX, clientY }: PointerEvent) {
    const start = swipeStart.current
    swipeStart.current = null
    if (!start) return
    const dx = clientX - start.clientX
    const dy = clientY - start.clientY
    if (Math.abs(dx) < Math.max(minSwipePixels, Math.abs(dy))) return
    send({ name: 'page', months: dx > 0 === (direction === 'rtl') ? 1 : -1 })
  }

  function accessibleName(name: string | null, marks: DayMarks, holiday: string | boolean) {
    return cellLabel(
      marks,
      labels,
      name,
      marks.isCurrent && labels.today,
      holiday === true ? labels.holiday : holiday,
      mode === 'range' && marks.isRangeStart && labels.rangeStart,
      mode === 'range' && marks.isRangeEnd && labels.rangeEnd,
    )
  }

  function cell(day: Day) {
    const number = toDigits(day.day, digits)
    if (day.isOutside) {
      return (
        <div key={day.stored} role="gridcell" aria-disabled className={classes.outside}>
          {number}
        </div>
      )
    }
    const marks = marksOf(day, state, options, now)
    const wall = fromStored(day.stored, calendar)
    const holiday = wall !== null && holidayOf(wall, holidays)
    return (
      <div
        key={day.stored}
        role="gridcell"
        aria-selected={marks.isChosen}
        className={classes.day}
        data-in-range={marks.isInRange || undefined}
        data-start={marks.isRangeStart || undefined}
        data-end={marks.isRangeEnd || undefined}
      >
        <Cell
          marks={marks}
          cursor={state.cursor}
          shape="round"
          isHoliday={holiday !== false}
          aria-label={accessibleName(wall && dayName(wall, locale), marks, holiday)}
          onClick={() => send({ name: 'day', day: day.stored })}
          onMouseEnter={() => send({ name: 'hover', day: day.stored })}
        >
          {number}
        </Cell>
      </div>
    )
  }

  return (
    <Grid
      {...{ picker, captionId, isWithin }}
      onMouseLeave={() => send({ name: 'hover', day: null })}
      onPointerDown={handlePointerDown}
      onPointerUp={handlePointerUp}
    >
      <Row>
        {shortNames.map((short, at) => (
          <div key={longNames[at]} role="columnheader" aria-label={longNames[at]} className={classes.weekday}>
            {short}
          </div>
        ))}
      </Row>
      {shownWeeks(state, options).map((week) => (
        <Row key={week[0]?.stored}>{week.map(cell)}</Row>
      ))}
    </Grid>
  )
}
