import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DisabledUnits } from '../core/limits.ts'
import { optionsFor } from '../core/options.ts'
import type { PickerOptions } from '../core/options.ts'
import { nowIn } from '../core/today.ts'
import { displayOf, valueOf } from '../core/values.ts'
import type { PickerValue } from '../core/values.ts'
import { DateDialog } from '../DateDialog/DateDialog.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { HiddenFields } from '../HiddenFields/HiddenFields.tsx'
import { labelsOf } from '../labels.ts'
import type { Labels } from '../labels.ts'
import { Panel } from '../Panel/Panel.tsx'
import { usePicker } from '../use-picker.ts'
import classes from './DatePicker.module.css'

/** Left out: by locale the calendar, the first day of the week and the digits; by type the pattern. */
type Options = Partial<Omit<PickerOptions, 'limits' | 'isInline' | 'direction'>>

export type DatePickerProps = Options & {
  label: string
  description?: ReactNode
  error?: ReactNode
  placeholder?: string
  /** Stored: `YYYY-MM-DDTHH:mm`; of the modes `range` and `multiple` a list. Left out, the picker keeps it itself. */
  value?: PickerValue
  defaultValue?: PickerValue
  onChange?: (value: PickerValue) => void
  min?: string | null
  max?: string | null
  disabledUnits?: DisabledUnits
  layout?: 'popover' | 'modal' | 'inline'
  isTwelveHour?: boolean
  isClearable?: boolean
  /** Marks the official holidays of Iran that the Persian calendar fixes. */
  withHolidays?: boolean
  /** A form's field, as the type is sent, and another as `YYYY-MM-DD HH:mm`. */
  name?: string
  alternateName?: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  labels?: Partial<Labels>
}

export function DatePicker({
  label,
  description,
  error,
  placeholder,
  value,
  defaultValue = null,
  onChange,
  min,
  max,
  disabledUnits,
  layout = 'popover',
  isTwelveHour = false,
  isClearable = false,
  withHolidays = false,
  name,
  alternateName,
  required,
  disabled = false,
  readOnly = false,
  labels: ownLabels,
  ...given
}: DatePickerProps) {
  const isInline = layout === 'inline'
  const options = optionsFor({ ...given, isInline, limits: { min, max, disabled: disabledUnits } })
  const { type, mode, timeZone, isEditable } = options
  const labels = { ...labelsOf(options.locale), ...ownLabels }
  const [isOpen, setOpen] = useState(false)
  const picker = usePicker({
    options,
    value,
    defaultValue,
    onChange: (next) => onChange?.(next),
    onDone: () => setOpen(false),
  })
  const { state, send } = picker
  const now = () => nowIn(timeZone)

  function open() {
    if (disabled || readOnly || isOpen) return
    send({ name: 'open', value: valueOf(state.value, mode), now: now() })
    setOpen(true)
  }

  const panel = <Panel {...{ picker, labels, isTwelveHour, isClearable, withHolidays }} />
  const hidden = (
    <HiddenFields
      {...{ name, alternateName, type, timeZone }}
      values={state.value}
      onReset={() => send({ name: 'value', value: defaultValue, now: now() })}
    />
  )
  if (layout === 'inline') {
    return (
      <div role="group" aria-label={label} className={classes.inline} inert={disabled || readOnly}>
        {panel}
        {hidden}
      </div>
    )
  }
  const field = (
    <DateField
      {...{ label, description, error, placeholder, labels, required, disabled, readOnly }}
      {...{ isEditable, isOpen }}
      shown={displayOf(state.value, options)}
      onOpen={open}
      onTyped={(text) => send({ name: 'typed', text })}
    />
  )
  return (
    <>
      <DateDialog
        title={label}
        {...{ labels, layout, field }}
        opened={isOpen}
        onClose={() => send({ name: 'cancel' })}
      >
        {panel}
      </DateDialog>
      {hidden}
    </>
  )
}
