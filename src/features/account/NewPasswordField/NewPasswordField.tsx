import { maxPasswordLength } from '#contracts/auth.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { strengthOf, strengths } from '../password-strength.ts'
import classes from './NewPasswordField.module.css'

type Props = {
  label: string
  isInvalid: boolean
  value: string
  autoFocus?: boolean
  onChange: (value: string) => void
}

export function NewPasswordField({ value, isInvalid, ...rest }: Props) {
  const { LL } = useI18nContext()
  const { newHint, strength, levels, short, long } = LL.auth.secret
  const level = strengthOf(value)
  return (
    <div className={classes.field}>
      <PasswordField
        {...rest}
        value={value}
        error={isInvalid && (value.length > maxPasswordLength ? long() : short())}
        description={newHint()}
        autoComplete="new-password"
      />
      {value !== '' && (
        <div className={classes.strength} data-level={level}>
          <div className={classes.bars} aria-hidden>
            {strengths.map((each, at) => (
              <span key={each} data-filled={at <= strengths.indexOf(level) || undefined} />
            ))}
          </div>
          <p role="status">{strength({ level: levels[level]() })}</p>
        </div>
      )}
    </div>
  )
}
