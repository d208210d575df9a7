import type { KeyboardEvent, RefObject } from 'react'
import { Cell } from '../Cell/Cell.tsx'
import { toStored } from '../core/calendar.ts'
import { digitsOf, toDigits } from '../core/digits.ts'
import { marksOfYear } from '../core/marks.ts'
import { cursorOf } from '../core/state.ts'
import { listedYear, yearsOf } from '../core/years.ts'
import { navigationKeyHandler } from '../keys.ts'
import type { Labels } from '../labels.ts'
import { useCursorFocus } from '../use-cursor-focus.ts'
import { useTypedDigits } from '../use-typed-digits.ts'
import type { Picker } from '../use-picker.ts'
import classes from './YearList.module.css'

type Props = {
  picker: Picker
  labels: Labels
  now: string
  isWithin: RefObject<boolean>
}

function scrollToCentre(option: HTMLElement | null) {
  const list = option?.parentElement
  if (list && option !== document.activeElement)
    list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2
}

export function YearList({ picker, labels, now, isWithin }: Props) {
  const { state, options, send } = picker
  const { calendar, limits, locale, mode, years, yearColumns } = options
  const list = useCursorFocus<HTMLDivElement>(state.cursor, isWithin)
  const digits = digitsOf(locale)
  const readDigits = useTypedDigits(9_999)
  const listedYears = yearsOf(calendar, limits, years)
  const shown = cursorOf(state, options)
  const focusedYear = listedYear(listedYears, shown.year)

  function handleKeyDown(event: KeyboardEvent) {
    const number = readDigits(event)
    if (number === null) return navigationKeyHandler(send)(event)
    const year = [shown.year, ...listedYears].find((one) => String(one).startsWith(String(number)))
    if (year !== undefined) send({ name: 'focus', day: toStored(shown.set({ year })) })
  }

  function option(year: number) {
    const marks = { ...marksOfYear(year, state, options, now), isFocused: year === focusedYear }
    return (
      <Cell
        key={year}
        ref={marks.isFocused ? scrollToCentre : undefined}
        marks={marks}
        cursor={state.cursor}
        role="option"
        aria-selected={marks.isChosen}
        onClick={() => send({ name: 'year', year })}
      >
        {toDigits(year, digits)}
      </Cell>
    )
  }

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      aria-label={labels.year}
      aria-multiselectable={mode !== 'single' || undefined}
      className={classes.list}
      data-columns={yearColumns}
      onKeyDown={handleKeyDown}
    >
      {listedYears.map(option)}
    </div>
  )
}
