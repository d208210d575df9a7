import { Button, UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { useId } from 'react'
import { digitsOf, inDigits } from '../core/digits.ts'
import { canPage } from '../core/focus.ts'
import { monthName, monthNames } from '../core/names.ts'
import { canPickNow, canSubmit, cursorOf } from '../core/state.ts'
import { beginStep, hasStep } from '../core/steps.ts'
import type { Holidays } from '../core/holidays.ts'
import type { Step } from '../core/steps.ts'
import { Clock } from '../Clock/Clock.tsx'
import { DayGrid } from '../DayGrid/DayGrid.tsx'
import type { Labels } from '../labels.ts'
import { MonthGrid } from '../MonthGrid/MonthGrid.tsx'
import { useFocusWithin } from '../use-cursor-focus.ts'
import { useNow } from '../use-now.ts'
import type { Picker } from '../use-picker.ts'
import { YearList } from '../YearList/YearList.tsx'
import { Chevron } from './Chevron.tsx'
import classes from './Panel.module.css'

type Props = {
  picker: Picker
  labels: Labels
  isTwelveHour: boolean
  isClearable: boolean
  holidays: Holidays | undefined
}

/** What the dialog holds, or stands in the page: the heading, the step, and what to do with the choice. */
export function Panel({ picker, labels, isTwelveHour, isClearable, holidays }: Props) {
  const { state, options, send } = picker
  const { type, mode, calendar, locale, weekStart, direction, isInline } = options
  const captionId = useId()
  const { isWithin, ...watch } = useFocusWithin()
  const now = useNow(options.timeZone)
  const shown = cursorOf(state, options)
  const { step } = state
  const year = inDigits(shown.year, digitsOf(locale))

  const turnTo = (by: number) => ({
    'aria-label': by < 0 ? labels.previousMonth : labels.nextMonth,
    'aria-disabled': !canPage(shown, by, options) || undefined,
    className: classes.page,
    onClick: () => send({ name: 'page', months: by }),
  })

  /** Pressed again it leads back to the days. */
  const part = (of: Step, name: string, text: string | undefined) => ({
    'aria-label': `${name}${labels.comma}${text}`,
    'aria-pressed': step === of,
    className: classes.part,
    onClick: () => send({ name: 'step', step: step === of ? beginStep(type) : of }),
    children: text,
  })

  return (
    <div className={classes.panel} dir={direction} lang={locale} {...watch}>
      {type !== 'time' && (
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
            {hasStep(type, 'month') && type !== 'month' && (
              <UnstyledButton
                {...part('month', labels.month, monthNames(calendar, locale)[shown.month - 1])}
              />
            )}
            {hasStep(type, 'year') && <UnstyledButton {...part('year', labels.year, year)} />}
            {type === 'month' && <span className={classes.part}>{year}</span>}
          </div>
          {step === 'day' && (
            <UnstyledButton {...turnTo(1)}>
              <Chevron isForward />
            </UnstyledButton>
          )}
        </div>
      )}
      <div key={`${calendar} ${weekStart}`} className={classes.step} data-low={type === 'time' || undefined}>
        {step === 'year' && <YearList {...{ picker, labels, now, isWithin }} />}
        {step === 'month' && <MonthGrid {...{ picker, labels, now, captionId, isWithin }} />}
        {step === 'day' && (
          <DayGrid
            key={`${calendar} ${weekStart}`}
            {...{ picker, labels, now, captionId, holidays, isWithin }}
          />
        )}
        {step === 'time' && mode === 'range' && (
          <>
            <Clock {...{ picker, labels, isTwelveHour, isWithin }} at={0} title={labels.rangeStart} />
            <Clock {...{ picker, labels, isTwelveHour, isWithin }} at={1} title={labels.rangeEnd} />
          </>
        )}
        {step === 'time' && mode !== 'range' && <Clock {...{ picker, labels, isTwelveHour, isWithin }} />}
      </div>
      <div className={classes.foot}>
        {type === 'datetime' && step === 'time' && (
          <Button variant="subtle" h={44} px={8} onClick={() => send({ name: 'step', step: 'day' })}>
            {labels.day}
          </Button>
        )}
        {type === 'datetime' && step !== 'time' && (
          <Button
            variant="subtle"
            h={44}
            px={8}
            disabled={!state.draft.length}
            onClick={() => send({ name: 'step', step: 'time' })}
          >
            {labels.time}
          </Button>
        )}
        {mode === 'single' && (
          <Button
            variant="subtle"
            h={44}
            px={8}
            disabled={!canPickNow(now, options)}
            onClick={() => send({ name: 'now', now })}
          >
            {labels.now}
          </Button>
        )}
        {isClearable && (
          <Button variant="subtle" h={44} px={8} onClick={() => send({ name: 'clear' })}>
            {labels.clear}
          </Button>
        )}
        {!isInline && (
          <>
            <span className={classes.space} />
            <Button variant="default" h={44} onClick={() => send({ name: 'cancel' })}>
              {labels.cancel}
            </Button>
            <Button h={44} disabled={!canSubmit(state, options)} onClick={() => send({ name: 'submit' })}>
              {labels.confirm}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
