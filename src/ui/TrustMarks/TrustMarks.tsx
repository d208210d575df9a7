import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Trust } from '#src/platform/trust.ts'
import { Seal } from './Seal.tsx'
import classes from './TrustMarks.module.css'

export function TrustMarks({ seals, social, payments }: Trust) {
  const { LL, locale } = useI18nContext()
  const texts = LL.app.footer
  if (seals.length + social.length + payments.length === 0) return null
  return (
    <div className={classes.marks}>
      {payments.length > 0 && (
        <section>
          <h2 className={classes.title}>{texts.payments()}</h2>
          <ul className={classes.list}>
            {payments.map(({ [locale]: name }) => (
              <li key={name} className={classes.payment}>
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {social.length > 0 && (
        <section>
          <h2 className={classes.title}>{texts.social()}</h2>
          <ul className={classes.list}>
            {social.map(({ name: { [locale]: name }, page }) => (
              <li key={page}>
                <a href={page} target="_blank" rel="me noopener" className={classes.social}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {seals.length > 0 && (
        <section>
          <h2 className={classes.title}>{texts.seals()}</h2>
          <ul className={classes.list}>
            {seals.map(({ name: { [locale]: name }, page, picture }) => (
              <li key={page}>
                <Seal name={name} page={page} picture={picture} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
