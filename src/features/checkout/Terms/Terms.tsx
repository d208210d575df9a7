import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { checkout, termsAccepted } from '#src/stores/checkout.ts'
import { CheckboxField } from '#src/ui/Checkbox/CheckboxField.tsx'
import classes from './Terms.module.css'

export function Terms({ isMissing }: { isMissing: boolean }) {
  const { LL } = useI18nContext()
  const texts = LL.checkout.terms
  const { hasAccepted } = useSnapshot(checkout)
  return (
    <div className={classes.terms}>
      <details className={classes.details}>
        <summary>{texts.title()}</summary>
        <ul className={classes.list}>
          <li>{texts.prices()}</li>
          <li>{texts.returns()}</li>
          <li>{texts.stock()}</li>
          <li>{texts.privacy()}</li>
        </ul>
      </details>
      <Link to="/help/$label" params={{ label: 'terms' }} className={classes.link}>
        {texts.full()}
      </Link>
      <CheckboxField
        name="terms"
        label={texts.accept()}
        checked={hasAccepted}
        onChange={termsAccepted}
        error={isMissing && !hasAccepted && texts.needed()}
        aria-required
      />
    </div>
  )
}
