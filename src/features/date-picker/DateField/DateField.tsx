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
  choice: string
  labels: Labels
  shown: string
  words: string
  isEditable: boolean
  isOpen: boolean
  /** Several dates do not fit on one line of a phone. */
  isLong: boolean
  required: boolean
  disabled: boolean
  readOnly: boolean
  onOpen: () => void
  /** Returns false if the text was rejected. */
  onTyped: (text: string) => boolean
}

/** Typed text is committed on Enter and on blur. */
export function DateField({
  labels,
  choice,
  shown,
  words,
  isEditable,
  isOpen,
  isLong,
  required,
  disabled,
  readOnly,
  placeholder,
  onOpen,
  onTyped,
  ...field
}: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  /** Displayed value at the last rejection: another one hides the message. */
  const [shownAtRejection, setShownAtRejection] = useState<string | null>(null)
  const isLocked = disabled || readOnly

  function commit() {
    if (typed !== null && !isLocked) setShownAtRejection(onTyped(typed) ? null : shown)
    setTyped(null)
  }

  function open() {
    setShownAtRejection(null)
    commit()
    onOpen()
  }

  /** Enter sends the form once nothing typed is left to commit. */
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, altKey, currentTarget } = event
    const isEnter = key === 'Enter'
    if (isEditable ? altKey && key === 'ArrowDown' : isEnter || key === ' ' || key === 'ArrowDown') open()
    else if (isEnter && typed !== null) commit()
    else if (isEnter && isLong) currentTarget.form?.requestSubmit()
    else return
    event.preventDefault()
  }

  const withRejection = (input: ReactNode) => (
    <>
      {input}
      {isEditable && (
        <Input.Description component="div" role="status" className={classes.dropped}>
          {shownAtRejection === shown && labels.rejected}
        </Input.Description>
      )}
    </>
  )

  return (
    <InputBase
      {...field}
      component={(isLong ? 'textarea' : 'input') as 'input'}
      multiline={isLong}
      /** Browsers without `field-sizing` scroll a row. An input has none. */
      {...{ rows: Number(isLong) }}
      inputContainer={withRejection}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      size="md"
      className={classes.field}
      classNames={{ input: classes.input }}
      placeholder={placeholder}
      value={typed ?? shown}
      readOnly={readOnly || !isEditable}
      disabled={disabled}
      aria-required={required || undefined}
      autoComplete="off"
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        setTyped(currentTarget.value)
        setShownAtRejection(null)
      }}
      onBlur={commit}
      onClick={isEditable ? undefined : open}
      onKeyDown={handleKeyDown}
      rightSection={
        <ActionIcon
          variant="subtle"
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
