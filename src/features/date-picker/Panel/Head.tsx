import { UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { padded } from '../core/calendar.ts'
import { digitsOf, inDigits } from '../core/digits.ts'
import { canPage } from '../core/focus.ts'
import { monthName, monthNames } from '../core/names.ts'
import { clockOf, cursorOf } from '../core/state.ts'
import { beginStep, hasStep } from '../core/steps.ts'
import type { Step } from '../core/steps.ts'
import type { Labels } from '../labels.ts'
import type { Picker } from '../use-picker.ts'
import { Chevron } from './Chevron.tsx'
import classes from './Panel.module.css'

type Props = { picker: Picker; labels: Labels; captionId: string }

/** What is shown, part by part: each leads to its own step, and pressed again back to the days. */
export function Head({ picker, labels, captionId }: Props) {
  const { state, options, send } = picker
  const { type, mode, calendar, locale } = options
  const { step } = state
  const shown = cursorOf(state, options)
  const digits = digitsOf(locale)
  const year = inDigits(shown.year, digits)
  const clock = clockOf(state, options)

  const turnTo = (by: number) => ({
    'aria-label': by < 0 ? labels.previousMonth : labels.nextMonth,
    'aria-disabled': !canPage(shown, by, options) || undefined,
    className: classes.page,
    onClick: () => send({ name: 'page', months: by }),
  })

  const part = (of: Step, name: string, text: string | undefined) => (
    <UnstyledButton
      aria-label={`${name}${labels.comma}${text}`}
      aria-pressed={step === of}
      className={classes.part}
      onClick={() => send({ name: 'step', step: step === of ? beginStep(type) : of })}
    >
      {text}
    </UnstyledButton>
  )

  return (
    <div className={classes.head}>
      {step === 'day' && (
        <UnstyledButton {...turnTo(-1)}>
          <Chevron />
        </UnstyledButton>
      )}
      <div className={classes.caption}>
        <span id={captionId} aria-live="polite" className={classes.hidden}>
          {step === 'month' ? year : monthName(shown, locale)}
        </span>
        {step === 'time' && mode === 'single' && part('day', labels.day, inDigits(shown.day, digits))}
        {hasStep(type, 'month') &&
          type !== 'month' &&
          part('month', labels.month, monthNames(calendar, locale)[shown.month - 1])}
        {hasStep(type, 'year') && part('year', labels.year, year)}
        {type === 'month' && <span className={classes.part}>{year}</span>}
        {type === 'datetime' &&
          state.draft.length > 0 &&
          part('time', labels.time, inDigits(`${padded(clock.hour)}:${padded(clock.minute)}`, digits))}
      </div>
      {step === 'day' && (
        <UnstyledButton {...turnTo(1)}>
          <Chevron isForward />
        </UnstyledButton>
      )}
    </div>
  )
}
