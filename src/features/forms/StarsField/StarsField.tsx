import { useId } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconStar, IconStarFilled } from '#src/ui/icons.ts'
import classes from './StarsField.module.css'

type Props = { label: string; value: number; error: string | undefined; onChange: (stars: number) => void }

const scale = [1, 2, 3, 4, 5]

export function StarsField({ label, value, error, onChange }: Props) {
  const { LL } = useI18nContext()
  const id = useId()
  return (
    <fieldset
      className={classes.field}
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error !== undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={classes.label}>{label}</legend>
      <div className={classes.stars}>
        {scale.map((star) => (
          <label key={star} className={classes.star}>
            <input
              type="radio"
              name={id}
              checked={star === value}
              aria-label={LL.details.stars({ stars: star })}
              className={classes.input}
              onChange={() => onChange(star)}
            />
            {star <= value ? <IconStarFilled size={28} /> : <IconStar size={28} stroke={1.4} />}
          </label>
        ))}
        {value > 0 && <span aria-hidden>{LL.details.stars({ stars: value })}</span>}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
