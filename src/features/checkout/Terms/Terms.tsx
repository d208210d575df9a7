import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { checkout, termsAccepted } from '#src/stores/checkout.ts'
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
      <Checkbox
        name="terms"
        size="md"
        label={texts.accept()}
        checked={hasAccepted}
        onChange={({ currentTarget }) => termsAccepted(currentTarget.checked)}
        error={isMissing && !hasAccepted && <span role="alert">{texts.needed()}</span>}
      />
    </div>
  )
}
