import { PasswordInput } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { afterPress } from '#src/ui/after-press.ts'
import classes from './PasswordField.module.css'

type Props = {
  label: string
  description?: string
  error: ReactNode
  value: string
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  onChange: (value: string) => void
}

const otherLetters = /[^\p{ASCII}\p{Nd}]/u

export function PasswordField({ value, onChange, ...rest }: Props) {
  const { LL } = useI18nContext()
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div className={classes.field}>
      <PasswordInput
        {...rest}
        aria-invalid={Boolean(rest.error)}
        errorProps={{ role: 'alert' }}
        dir="ltr"
        size="md"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => afterPress(() => setCapsLock(false))}
        visible={isShown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{
          'aria-label': isShown ? LL.auth.secret.hide() : LL.auth.secret.show(),
          'aria-hidden': undefined,
          tabIndex: 0,
        }}
      />
      <p role="status" className={classes.hint}>
        {hasCapsLock && <span>{LL.auth.secret.capsLock()} </span>}
        {otherLetters.test(value) && LL.auth.secret.otherLetters()}
      </p>
    </div>
  )
}
