import { UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { formatTime } from '../core/calendar.ts'
import { digitsOf, toDigits } from '../core/digits.ts'
import { pageMonths } from '../core/focus.ts'
import { monthName, monthNames } from '../core/names.ts'
import { displayedTime, cursorOf, hasTime } from '../core/state.ts'
import { defaultStep, hasStep } from '../core/steps.ts'
import type { Step } from '../core/steps.ts'
import type { Labels } from '../labels.ts'
import type { Picker } from '../use-picker.ts'
import { Chevron } from './Chevron.tsx'
import classes from './Panel.module.css'

type Props = { picker: Picker; labels: Labels; captionId: string }

export function PanelHeader({ picker, labels, captionId }: Props) {
  const { state, options, send } = picker
  const { type, mode, calendar, locale } = options
  const { step } = state
  const shown = cursorOf(state, options)
  const digits = digitsOf(locale)
  const year = toDigits(shown.year, digits)

  const pageButton = (by: -1 | 1) =>
    step === 'day' && (
      <UnstyledButton
        aria-label={by < 0 ? labels.previousMonth : labels.nextMonth}
        aria-disabled={!pageMonths(shown, by, options) || undefined}
        className={classes.page}
        onClick={() => send({ name: 'page', months: by })}
      >
        <Chevron isForward={by > 0} />
      </UnstyledButton>
    )

  const part = (target: Step, name: string, text: string | undefined) => (
    <UnstyledButton
      aria-label={`${name}${labels.comma}${text}`}
      aria-pressed={step === target}
      className={classes.part}
      onClick={() => send({ name: 'step', step: step === target ? defaultStep(type) : target })}
    >
      {text}
    </UnstyledButton>
  )

  return (
    <div className={classes.head}>
      {pageButton(-1)}
      <div className={classes.caption}>
        <span id={captionId} aria-live="polite" className={classes.hidden}>
          {step === 'month' ? year : monthName(shown, locale)}
        </span>
        {step === 'time' && mode === 'single' && part('day', labels.day, toDigits(shown.day, digits))}
        {hasStep(type, 'month') &&
          type !== 'month' &&
          part('month', labels.month, monthNames(calendar, locale)[shown.month - 1])}
        {hasStep(type, 'year') && part('year', labels.year, year)}
        {type === 'month' && <span className={classes.part}>{year}</span>}
        {hasTime(state, options) &&
          part('time', labels.time, toDigits(formatTime(displayedTime(state, options)), digits))}
      </div>
      {pageButton(1)}
    </div>
  )
}
