import { ActionIcon, Input, InputBase } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react'
import type { Labels } from '../labels.ts'
import classes from './DateField.module.css'

type Props = {
  label: string
  description?: ReactNode
  error?: ReactNode
  placeholder?: string
  /** What there is to choose. */
  choice: string
  labels: Labels
  /** The value as it is displayed. */
  shown: string
  /** The same, to be read out. */
  words: string
  isEditable: boolean
  isOpen: boolean
  /** A date and a time at each end of a range: more than a line of a phone has room for. */
  isLong: boolean
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  onOpen: () => void
  /** Whether the text says a value. */
  onTyped: (text: string) => boolean
}

/** What is typed counts on Enter and when the field is left. */
export function DateField({
  labels,
  choice,
  shown,
  words,
  isEditable,
  isOpen,
  isLong,
  required,
  disabled = false,
  readOnly = false,
  placeholder,
  onOpen,
  onTyped,
  ...field
}: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  /** The value that stood when what was typed was dropped: with the next one that is told no more. */
  const [keptInstead, setKeptInstead] = useState<string | null>(null)
  const isLocked = disabled || readOnly

  function leave() {
    if (typed !== null && !isLocked) setKeptInstead(onTyped(typed) ? null : shown)
    setTyped(null)
  }

  function type(text: string) {
    setTyped(text)
    setKeptInstead(null)
  }

  function open() {
    setKeptInstead(null)
    onOpen()
  }

  function press(event: KeyboardEvent) {
    const opens = isEditable
      ? event.altKey && event.key === 'ArrowDown'
      : ['Enter', ' ', 'ArrowDown'].includes(event.key)
    if (!opens && !(isEditable && event.key === 'Enter')) return
    event.preventDefault()
    if (opens) open()
    else leave()
  }

  const withMessage = (input: ReactNode) => (
    <>
      {input}
      {isEditable && (
        <Input.Description component="div" role="status" className={classes.dropped}>
          {keptInstead === shown && labels.dropped}
        </Input.Description>
      )}
    </>
  )

  return (
    <InputBase
      {...field}
      component={(isLong ? 'textarea' : 'input') as 'input'}
      multiline={isLong}
      inputContainer={withMessage}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      size="md"
      classNames={{ input: classes.input }}
      placeholder={placeholder}
      value={typed ?? (isLong ? shown.replace('~ ', '~\n') : shown)}
      readOnly={readOnly || !isEditable}
      disabled={disabled}
      withAsterisk={required}
      aria-required={required || undefined}
      autoComplete="off"
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => type(currentTarget.value)}
      onBlur={leave}
      onClick={isEditable ? undefined : open}
      onKeyDown={press}
      rightSectionWidth={48}
      rightSection={
        <ActionIcon
          variant="subtle"
          size={44}
          disabled={isLocked}
          aria-label={[choice, field.label, words].filter(Boolean).join(labels.comma)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={open}
        >
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
        </ActionIcon>
      }
    />
  )
}
