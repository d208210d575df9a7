import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx'
import { passFocusOut } from '#src/ui/pass-focus.ts'
import classes from './FacetGroup.module.css'

type Props = {
  label: string
  count: number
  swatch?: string | null
  checked: boolean
  onChange: () => void
}

export function FacetCheckbox({ label, count, swatch, checked, onChange }: Props) {
  const { locale } = useI18nContext()
  return (
    <label ref={passFocusOut} className={classes.option}>
      <Checkbox checked={checked} onChange={onChange} />
      {swatch && <span className={classes.swatch} style={{ backgroundColor: swatch }} />}
      <span className={classes.label}>{label}</span>
      <span className={classes.count}>{formattersOf(locale).digits(count)}</span>
    </label>
  )
}
