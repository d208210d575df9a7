import { ActionIcon, Drawer, Modal, Popover, TextInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import { useMediaQuery } from '@mantine/hooks'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Limits } from '../core/limits.ts'
import { optionsFor } from '../core/options.ts'
import type { PickerOptions } from '../core/options.ts'
import { nowIn } from '../core/today.ts'
import { displayOf } from '../core/values.ts'
import type { PickerValue } from '../core/values.ts'
import { HiddenFields } from '../HiddenFields/HiddenFields.tsx'
import { labelsOf } from '../labels.ts'
import type { Labels } from '../labels.ts'
import { Panel } from '../Panel/Panel.tsx'
import { usePicker } from '../use-picker.ts'
import classes from './DatePicker.module.css'

type Own = Partial<
  Pick<
    PickerOptions,
    'type' | 'mode' | 'locale' | 'calendar' | 'weekStart' | 'timeZone' | 'pattern' | 'years' | 'yearColumns'
  >
>

export type DatePickerProps = Own & {
  label: string
  description?: ReactNode
  error?: ReactNode
  placeholder?: string
  /** Stored: `YYYY-MM-DDTHH:mm`; of the modes `range` and `multiple` a list. Left out, the picker keeps it itself. */
  value?: PickerValue
  defaultValue?: PickerValue
  onChange?: (value: PickerValue) => void
  min?: Limits['min']
  max?: Limits['max']
  disabledUnits?: Limits['disabled']
  layout?: 'popover' | 'modal' | 'inline'
  isEditable?: boolean
  autoSubmit?: boolean
  isTwelveHour?: boolean
  isClearable?: boolean
  withHolidays?: boolean
  /** The form's fields: as the type is sent, and `YYYY-MM-DD HH:mm`. */
  name?: string
  alternateName?: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  labels?: Partial<Labels>
  size?: 'sm' | 'md'
}

/** Below this many pixels there is no room beside a field. */
const sheetBelow = '(max-width: 480px)'

const noValue: PickerValue = null

export function DatePicker(props: DatePickerProps) {
  const { layout = 'popover', value, defaultValue = noValue, onChange, min, max, disabledUnits } = props
  const { label, isEditable = false, disabled = false, readOnly = false, size = 'md' } = props
  const isInline = layout === 'inline'
  const options = optionsFor({
    ...ownOf(props),
    limits: { min, max, disabled: disabledUnits },
    isInline,
    autoSubmit: props.autoSubmit ?? false,
    isEditable,
  })
  const labels = { ...labelsOf(options.locale), ...props.labels }
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const isNarrow = useMediaQuery(sheetBelow, false, { getInitialValueInEffect: false })

  const picker = usePicker({
    options,
    value,
    defaultValue,
    onChange: (next) => onChange?.(next),
    onDone: () => setOpen(false),
  })
  const { state, send } = picker
  const isLocked = disabled || readOnly

  function open() {
    if (isLocked || isOpen) return
    send({ name: 'open', value: valueNow(), now: nowIn(options.timeZone) })
    setOpen(true)
  }

  const valueNow = (): PickerValue => (options.mode === 'single' ? (state.value[0] ?? null) : state.value)

  function close() {
    send({ name: 'cancel' })
  }

  function leave() {
    if (typed !== null) send({ name: 'typed', text: typed })
    setTyped(null)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && isEditable) {
      event.preventDefault()
      leave()
    } else if (event.key === 'ArrowDown' && event.altKey) open()
    else if (!isEditable && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      open()
    }
  }

  const panel = (
    <Panel
      picker={picker}
      labels={labels}
      isTwelveHour={props.isTwelveHour ?? false}
      isClearable={props.isClearable ?? false}
      withHolidays={props.withHolidays ?? false}
    />
  )
  const hidden = (
    <HiddenFields
      name={props.name}
      alternateName={props.alternateName}
      values={state.value}
      type={options.type}
      timeZone={options.timeZone}
      onReset={() => send({ name: 'value', value: defaultValue, now: nowIn(options.timeZone) })}
    />
  )
  if (isInline) {
    return (
      <div role="group" aria-label={label} className={classes.inline}>
        {panel}
        {hidden}
      </div>
    )
  }

  const shown = typed ?? displayOf(state.value, options)
  const field = (
    <TextInput
      dir="ltr"
      size={size}
      classNames={{ label: classes.label, input: classes.input }}
      label={label}
      description={props.description}
      error={props.error}
      placeholder={props.placeholder ?? labels.placeholder}
      value={shown}
      readOnly={readOnly || !isEditable}
      disabled={disabled}
      withAsterisk={props.required}
      aria-required={props.required || undefined}
      autoComplete="off"
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={leave}
      onClick={isEditable ? undefined : open}
      onKeyDown={press}
      rightSectionWidth={48}
      rightSection={
        <ActionIcon
          ref={opener}
          variant="subtle"
          size={44}
          disabled={isLocked}
          aria-label={`${labels.choose}${labels.comma}${label}${shown && labels.comma}${shown}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={open}
        >
          <CalendarIcon />
        </ActionIcon>
      }
    />
  )
  const dialog = { opened: isOpen, onClose: close, returnFocus: true, transitionProps: { duration: 200 } }
  if (layout === 'modal' || isNarrow) {
    const Dialog = isNarrow ? Drawer : Modal
    return (
      <>
        {field}
        {hidden}
        <Dialog
          {...dialog}
          id={panelId}
          title={label}
          closeButtonProps={{ 'aria-label': labels.cancel, size: 44 }}
          {...(isNarrow ? { position: 'bottom', size: 'auto' } : { centered: true })}
        >
          {panel}
        </Dialog>
      </>
    )
  }
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={(next) => !next && close()}
        onDismiss={close}
        position="bottom-start"
        trapFocus
        returnFocus
        withRoles={false}
        shadow="md"
        transitionProps={{ duration: 200 }}
      >
        <Popover.Target>
          <div>{field}</div>
        </Popover.Target>
        <Popover.Dropdown
          id={panelId}
          role="dialog"
          aria-modal
          aria-label={label}
          className={classes.dropdown}
        >
          {panel}
        </Popover.Dropdown>
      </Popover>
      {hidden}
    </>
  )
}

function ownOf({ type, mode, locale, calendar, weekStart, timeZone, pattern, years, yearColumns }: Own): Own {
  return { type, mode, locale, calendar, weekStart, timeZone, pattern, years, yearColumns }
}

function CalendarIcon() {
  return (
    <svg
      aria-hidden
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <rect x="4" y="5" width="16" height="15" rx="2" />
      <path d="M4 10h16M8 3v4M16 3v4" />
    </svg>
  )
}
