import { SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { RefObject } from 'react'
import { padded } from '../core/calendar.ts'
import type { WallTime } from '../core/calendar.ts'
import { digitsOf, toDigits } from '../core/digits.ts'
import { turnedTime } from '../core/draft.ts'
import { fromTwelve, toTwelveHour } from '../core/formats.ts'
import { dayPeriodNames } from '../core/names.ts'
import { displayedTime } from '../core/state.ts'
import type { Hand } from '../core/time.ts'
import type { Labels } from '../labels.ts'
import { firstSpinButton, useCursorFocus } from '../use-cursor-focus.ts'
import type { Picker } from '../use-picker.ts'
import { SpinButton } from './SpinButton.tsx'
import classes from './Clock.module.css'

type Props = {
  picker: Picker
  labels: Labels
  isTwelveHour: boolean
  isWithin: RefObject<boolean>
  at: number
  title: string | undefined
}

/** Always `dir="ltr"`: hours precede minutes in RTL languages, too. */
export function Clock({ picker, labels, isTwelveHour, isWithin, at, title }: Props) {
  const clock = useCursorFocus<HTMLFieldSetElement>(firstSpinButton, isWithin)
  const { state, options, send } = picker
  const { locale } = options
  const wall = displayedTime(state, options, at)
  const digits = digitsOf(locale)
  const periods = dayPeriodNames(locale)
  const { hour, isAfternoon } = toTwelveHour(wall.hour)

  const choose = (to: WallTime) => send({ name: 'time', hour: to.hour, minute: to.minute, at })
  const turn = (hand: Hand) => (by: number) => send({ name: 'turn', hand, by, at })
  /** On a dial of twelve 1 to 12 keep the shown half of the day, 13 to 23 set it, and 0 begins an hour like 09. */
  function chooseTyped(typed: number) {
    if (isTwelveHour && typed === 0) return
    choose(wall.set({ hour: isTwelveHour && typed <= 12 ? fromTwelve(typed, isAfternoon) : typed }))
  }
  const labelOf = (hand: string) => [hand, title].filter(Boolean).join(labels.comma)
  const shownHour = isTwelveHour ? hour : wall.hour
  const period = periods[Number(isAfternoon)]

  function isOtherHalfDisabled() {
    const other = turnedTime(state, { hand: 'half', by: 1, at }, options)
    return toTwelveHour(other.hour).isAfternoon === isAfternoon
  }

  return (
    <fieldset ref={clock} className={classes.clock}>
      {title && <legend className={classes.title}>{title}</legend>}
      <div dir="ltr" className={classes.hands}>
        <SpinButton
          label={labelOf(labels.hour)}
          labels={labels}
          value={wall.hour}
          max={23}
          text={toDigits(padded(shownHour), digits)}
          onTurn={turn('hour')}
          onTyped={chooseTyped}
          isFirst={at === 0}
        />
        <span aria-hidden className={classes.colon}>
          :
        </span>
        <SpinButton
          label={labelOf(labels.minute)}
          labels={labels}
          value={wall.minute}
          max={59}
          text={toDigits(padded(wall.minute), digits)}
          onTurn={turn('minute')}
          onTyped={(minute) => choose(wall.set({ minute }))}
        />
        {isTwelveHour && (
          <SegmentedControl
            orientation="vertical"
            aria-label={periods.join(labels.comma)}
            classNames={{ label: classes.half }}
            value={period}
            data={periods.map((value) => ({
              value,
              label: <bdi>{value}</bdi>,
              disabled: value !== period && isOtherHalfDisabled(),
            }))}
            onChange={() => turn('half')(1)}
          />
        )}
      </div>
    </fieldset>
  )
}
