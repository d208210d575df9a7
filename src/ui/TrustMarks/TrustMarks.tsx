import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { Trust } from '#src/platform/trust.ts'
import { Seal } from './Seal.tsx'
import classes from './TrustMarks.module.css'

function Marks({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.list}>{children}</ul>
    </section>
  )
}

export function TrustMarks({ seals, social, payments }: Trust) {
  const { LL, locale } = useI18nContext()
  const texts = LL.app.footer
  if (seals.length + social.length + payments.length === 0) return null
  return (
    <div className={classes.marks}>
      <Marks title={texts.payments()}>
        {payments.map(({ [locale]: name }) => (
          <li key={name} className={classes.payment}>
            {name}
          </li>
        ))}
      </Marks>
      <Marks title={texts.social()}>
        {social.map(({ name: { [locale]: name }, page }) => (
          <li key={page}>
            <a href={page} target="_blank" rel="me noopener" className={classes.social}>
              {name}
            </a>
          </li>
        ))}
      </Marks>
      <Marks title={texts.seals()}>
        {seals.map(({ name: { [locale]: name }, page, picture }) => (
          <li key={page}>
            <Seal name={name} page={page} picture={picture} />
          </li>
        ))}
      </Marks>
    </div>
  )
}
