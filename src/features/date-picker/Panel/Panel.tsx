import { useId } from 'react'
import type { Holidays } from '../core/holidays.ts'
import { Clock } from '../Clock/Clock.tsx'
import { DayGrid } from '../DayGrid/DayGrid.tsx'
import type { Labels } from '../labels.ts'
import { MonthGrid } from '../MonthGrid/MonthGrid.tsx'
import { useFocusWithin } from '../use-cursor-focus.ts'
import { useNow } from '../use-now.ts'
import type { Picker } from '../use-picker.ts'
import { useIgnoreDoubleClick } from '../use-ignore-double-click.ts'
import { YearList } from '../YearList/YearList.tsx'
import { PanelFooter } from './PanelFooter.tsx'
import { PanelHeader } from './PanelHeader.tsx'
import classes from './Panel.module.css'

type Props = {
  picker: Picker
  labels: Labels
  isTwelveHour: boolean
  isClearable: boolean
  holidays: Holidays | undefined
}

export function Panel({ picker, labels, isTwelveHour, isClearable, holidays }: Props) {
  const { state, options } = picker
  const { type, mode, calendar, locale, weekStart, direction } = options
  const captionId = useId()
  const { isWithin, ...focusHandlers } = useFocusWithin()
  const now = useNow(options.timeZone)
  const { step } = state

  return (
    <div
      className={classes.panel}
      dir={direction}
      lang={locale}
      {...focusHandlers}
      {...useIgnoreDoubleClick(step)}
    >
      {type !== 'time' && <PanelHeader {...{ picker, labels, captionId }} />}
      <div key={`${calendar} ${weekStart}`} className={classes.step} data-low={type === 'time' || undefined}>
        {step === 'year' && <YearList {...{ picker, labels, now, isWithin }} />}
        {step === 'month' && <MonthGrid {...{ picker, labels, now, captionId, isWithin }} />}
        {step === 'day' && <DayGrid {...{ picker, labels, now, captionId, holidays, isWithin }} />}
        {step === 'time' &&
          (mode === 'range' ? [labels.rangeStart, labels.rangeEnd] : [undefined]).map((title, at) => (
            <Clock key={at} {...{ picker, labels, isTwelveHour, isWithin, at, title }} />
          ))}
      </div>
      <PanelFooter {...{ picker, labels, now, isClearable }} />
    </div>
  )
}
