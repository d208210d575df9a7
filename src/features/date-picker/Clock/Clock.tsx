import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { RefObject } from 'react'
import type { Wall } from '../core/calendar.ts'
import { digitsOf, inDigits } from '../core/digits.ts'
import { fromTwelve, twelveHour } from '../core/formats.ts'
import { dayPeriodNames } from '../core/names.ts'
import { clockOf } from '../core/state.ts'
import type { Labels } from '../labels.ts'
import { firstHand, useCursorFocus } from '../use-cursor-focus.ts'
import type { Picker } from '../use-picker.ts'
import { Spinner } from './Spinner.tsx'
import classes from './Clock.module.css'

type Props = {
  picker: Picker
  labels: Labels
  isTwelveHour: boolean
  isWithin: RefObject<boolean>
  /** Which end of a range. */
  at?: number
  title?: string
}

const padded = (number: number) => String(number).padStart(2, '0')

/** Hours and minutes of one choice; hours stand first in every direction. */
export function Clock({ picker, labels, isTwelveHour, isWithin, at, title }: Props) {
  const clock = useCursorFocus<HTMLFieldSetElement>(firstHand, isWithin)
  const { state, options, send } = picker
  const { locale } = options
  const wall = clockOf(state, options, at)
  const digits = digitsOf(locale)
  const periods = dayPeriodNames(locale)
  const { hour, isAfternoon } = twelveHour(wall.hour)

  const choose = (to: Wall) => send({ name: 'time', hour: to.hour, minute: to.minute, at })
  const turn = (hand: 'hour' | 'minute') => (by: number) => send({ name: 'turn', hand, by, at })
  /** One to twelve are of the half of the day that is shown. */
  const toHour = (typed: number) => (typed > 0 && typed <= 12 ? fromTwelve(typed, isAfternoon) : typed)
  const shownHour = isTwelveHour ? hour : wall.hour

  return (
    <fieldset ref={clock} className={classes.clock}>
      {title && <legend className={classes.title}>{title}</legend>}
      <div dir="ltr" className={classes.hands}>
        <Spinner
          label={title ? `${labels.hour}${labels.comma}${title}` : labels.hour}
          labels={labels}
          value={wall.hour}
          max={23}
          text={inDigits(padded(shownHour), digits)}
          onTurn={turn('hour')}
          onTyped={(typed) => choose(wall.set({ hour: isTwelveHour ? toHour(typed) : typed }))}
          isFirst={at !== 1}
        />
        <span aria-hidden className={classes.colon}>
          :
        </span>
        <Spinner
          label={title ? `${labels.minute}${labels.comma}${title}` : labels.minute}
          labels={labels}
          value={wall.minute}
          max={59}
          text={inDigits(padded(wall.minute), digits)}
          onTurn={turn('minute')}
          onTyped={(minute) => choose(wall.set({ minute }))}
        />
        {isTwelveHour && (
          <SegmentedControl
            orientation="vertical"
            aria-label={periods.join(labels.comma)}
            classNames={{ label: classes.half }}
            value={String(isAfternoon)}
            data={[
              { value: 'false', label: <bdi>{periods[0]}</bdi> },
              { value: 'true', label: <bdi>{periods[1]}</bdi> },
            ]}
            onChange={(chosen) => choose(wall.set({ hour: fromTwelve(hour, chosen === 'true') }))}
          />
        )}
      </div>
    </fieldset>
  )
}
