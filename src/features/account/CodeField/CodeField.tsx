import { Input } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useId } from 'react'
import type { ClipboardEvent, ReactNode, SyntheticEvent } from 'react'
import { digitsOnly } from '#i18n/digits.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './CodeField.module.css'
import { useTextMessageCode } from './use-text-message-code.ts'

export const codeLength = 5
const boxes = Array.from({ length: codeLength }, (_, at) => at)

/** What is typed is added at the end, wherever a press has put the cursor. */
function keepCursorLast({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const { length } = input.value
  if (input.selectionStart !== length) input.setSelectionRange(length, length)
}

type Props = {
  /** ASCII digits. */
  value: string
  error: ReactNode
  describedBy?: string
  onChange: (digits: string) => void
  /** A code of its whole length was typed, pasted or read out of a message. */
  onFull: (code: string) => void
}

/** One field that is drawn as five boxes. It takes digits of all three scripts; after a refusal it begins anew. */
export function CodeField({ value, error, describedBy, onChange, onFull }: Props) {
  const { LL, locale } = useI18nContext()
  const { digits: shown } = formattersOf(locale)
  const id = useId()
  const errorId = `${id}-error`

  function take(text: string) {
    const digits = digitsOnly(text)
    const isAnew = Boolean(error) && digits.length > codeLength
    const code = isAnew ? digits.slice(codeLength, 2 * codeLength) : digits.slice(0, codeLength)
    if (code === value) return
    onChange(code)
    if (code.length === codeLength) onFull(code)
  }

  /** A whole code that is pasted takes the place of what was begun. */
  function paste(event: ClipboardEvent) {
    const digits = digitsOnly(event.clipboardData.getData('text')).slice(0, codeLength)
    if (digits.length < codeLength) return
    event.preventDefault()
    take(digits)
  }

  useTextMessageCode(take)

  return (
    <Input.Wrapper
      id={id}
      size="md"
      label={LL.auth.code()}
      error={error}
      errorProps={{ id: errorId, role: 'alert' }}
    >
      <div dir="ltr" className={classes.field} data-refused={Boolean(error) || undefined}>
        {boxes.map((at) => (
          <span
            key={at}
            aria-hidden
            className={classes.box}
            data-next={at === Math.min(value.length, codeLength - 1) || undefined}
          >
            {value[at] && shown(Number(value[at]))}
          </span>
        ))}
        <input
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          className={classes.input}
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={[error && errorId, describedBy].filter(Boolean).join(' ') || undefined}
          onChange={({ currentTarget }) => take(currentTarget.value)}
          onSelect={keepCursorLast}
          onPaste={paste}
        />
      </div>
    </Input.Wrapper>
  )
}
