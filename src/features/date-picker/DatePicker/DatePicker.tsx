import { useState } from 'react'
import { optionsFor } from '../core/options.ts'
import { clampedValues, displayText } from '../core/values.ts'
import { spokenText } from '../core/spoken-text.ts'
import { nowIn } from '../core/today.ts'
import { DateDialog } from '../DateDialog/DateDialog.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { HiddenFields } from '../HiddenFields/HiddenFields.tsx'
import { labelsOf, chooseLabel } from '../labels.ts'
import { Panel } from '../Panel/Panel.tsx'
import { usePicker } from '../use-picker.ts'
import type { DatePickerProps } from './DatePickerProps.ts'
import classes from './DatePicker.module.css'

/** Values are Gregorian wall time, `YYYY-MM-DDTHH:mm`; locale, calendar and digits only affect the display. */
export function DatePicker({
  label,
  description,
  error,
  placeholder,
  value,
  defaultValue = null,
  onChange,
  opened,
  onOpenChange,
  min,
  max,
  disabledUnits,
  holidays,
  layout = 'popover',
  isTwelveHour = false,
  isClearable = false,
  name,
  alternateName,
  required = false,
  disabled = false,
  readOnly = false,
  labels: labelOverrides,
  ...coreProps
}: DatePickerProps) {
  const isInline = layout === 'inline'
  const isLocked = disabled || readOnly
  const options = optionsFor({ ...coreProps, isInline, limits: { min, max, disabled: disabledUnits } })
  const { type, mode, timeZone, isEditable } = options
  const labels = { ...labelsOf(options.locale), ...labelOverrides }
  const [isOwnOpen, setOwnOpen] = useState(false)
  const isOpen = (opened ?? isOwnOpen) && !isLocked && !isInline
  if (isOwnOpen && isLocked) setOwnOpen(false)

  function setOpen(to: boolean) {
    if (to === isOpen || isLocked || isInline) return
    setOwnOpen(to)
    onOpenChange?.(to)
  }

  const picker = usePicker({
    options,
    value,
    defaultValue,
    isOpen,
    onChange: (next) => onChange?.(next),
    onDone: () => setOpen(false),
  })
  const { state, send } = picker
  const values = clampedValues(state.value, options)
  const panel = <Panel {...{ picker, labels, isTwelveHour, isClearable, holidays }} />
  const hiddenFields = (
    <HiddenFields
      {...{ name, alternateName, type, timeZone, values, disabled }}
      onReset={() => send({ name: 'value', value: defaultValue, now: nowIn(timeZone) })}
    />
  )
  if (isInline) {
    return (
      <div role="group" aria-label={label} className={classes.inline} inert={isLocked}>
        {panel}
        {hiddenFields}
      </div>
    )
  }
  const choice = chooseLabel(type, labels)
  const field = (
    <DateField
      {...{ label, description, error, labels, required, disabled, readOnly }}
      {...{ isEditable, isOpen }}
      isLong={mode !== 'single'}
      choice={choice}
      placeholder={placeholder ?? choice}
      shown={displayText(values, options)}
      words={spokenText(values, options, labels)}
      onOpen={() => setOpen(true)}
      onTyped={(text) => !send({ name: 'typed', text }).isDropped}
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
      {hiddenFields}
    </>
  )
}
