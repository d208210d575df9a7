import { Input } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useId } from 'react'
import type { ClipboardEvent, ReactNode, SyntheticEvent } from 'react'
import { digitsOnly } from '#i18n/digits.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './CodeField.module.css'
import { useWebOtp } from './use-web-otp.ts'

export const codeLength = 5
const boxes = Array.from({ length: codeLength }, (_, at) => at)

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
  onFull?: (code: string) => void
}

/** One input drawn as five boxes. Accepts Persian, Arabic and ASCII digits; typing after an error starts a new code. */
export function CodeField({ value, error, describedBy, onChange, onFull }: Props) {
  const { LL, locale } = useI18nContext()
  const { digits: localDigit } = formattersOf(locale)
  const id = useId()
  const errorId = `${id}-error`

  function enterDigits(text: string) {
    const digits = digitsOnly(text)
    const startsOver = Boolean(error) && digits.length > codeLength
    const code = startsOver ? digits.slice(codeLength, 2 * codeLength) : digits.slice(0, codeLength)
    if (code === value) return
    onChange(code)
    if (code.length === codeLength) onFull?.(code)
  }

  function paste(event: ClipboardEvent) {
    const digits = digitsOnly(event.clipboardData.getData('text')).slice(0, codeLength)
    if (digits.length < codeLength) return
    event.preventDefault()
    enterDigits(digits)
  }

  useWebOtp(enterDigits)

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
            {value[at] && localDigit(Number(value[at]))}
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
          onChange={({ currentTarget }) => enterDigits(currentTarget.value)}
          onSelect={keepCursorLast}
          onPaste={paste}
        />
      </div>
    </Input.Wrapper>
  )
}
