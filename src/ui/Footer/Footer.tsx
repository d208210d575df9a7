import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { helpLabels } from '#contracts/content.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loadNamespaces, withTexts } from '#i18n/texts.ts'
import { analytics } from '#src/platform/analytics.ts'
import { contactDetails } from '#src/platform/contact-details.ts'
import { site } from '#src/platform/site.ts'
import { trust } from '#src/platform/trust.ts'
import { TrustMarks } from '../TrustMarks/TrustMarks.tsx'
import { LanguageLinks } from '#src/ui/LanguageLinks/LanguageLinks.tsx'
import { Logo } from '#src/ui/Logo/Logo.tsx'
import { ColorSchemeButton } from '../ColorSchemeButton/ColorSchemeButton.tsx'
import { pageLocale } from '#src/platform/page-locale.ts'
import { lazyOptional } from '../lazy-optional.ts'
import classes from './Footer.module.css'

const Consent =
  analytics &&
  lazyOptional(
    () => withTexts(loadNamespaces(pageLocale(), 'shop'), import('#src/ui/Consent/Consent.tsx')),
    'Consent',
  )

type Props = { categories: readonly { label: string; title: string }[]; newsletter?: ReactNode }

const pages = [
  'blogs',
  'brand',
  'video',
  'gallery',
  'services',
  'exhibition',
  'about',
  'contact',
  'request',
  'employment',
] as const

type ColumnProps = { title: string; note?: string; children: ReactNode }

function Column({ title, note, children }: ColumnProps) {
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.links}>{children}</ul>
      {note && <p>{note}</p>}
    </section>
  )
}

export function Footer({ categories, newsletter }: Props) {
  const { LL, locale } = useI18nContext()
  const shop = site.name[locale]
  return (
    <footer className={classes.footer}>
      {newsletter && <div className={`container ${classes.newsletter}`}>{newsletter}</div>}
      <div className={`container ${classes.columns}`}>
        <div className={classes.about}>
          <Logo />
          <p>{LL.app.footer.about({ shop })}</p>
          <div className={classes.settings}>
            <LanguageLinks />
            <ColorSchemeButton />
          </div>
        </div>
        <Column title={LL.app.footer.shop()}>
          <li>
            <Link to="/search" activeOptions={{ exact: true }}>
              {LL.nav.allProducts()}
            </Link>
          </li>
          {categories.map(({ label, title }) => (
            <li key={label}>
              <Link to="/search/$catLabel" params={{ catLabel: label }} activeOptions={{ exact: true }}>
                {title}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={LL.app.footer.read()}>
          {pages.map((page) => (
            <li key={page}>
              <Link
                to={page === 'request' ? '/Request' : `/${page}`}
                preload="intent"
                activeOptions={{ exact: true }}
              >
                {LL.pages[page]()}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={LL.pages.help()}>
          <li>
            <Link to="/track">{LL.app.footer.track()}</Link>
          </li>
          {helpLabels.map((label) => (
            <li key={label}>
              <Link to="/help/$label" params={{ label }} preload="intent">
                {LL.app.footer.help[label]()}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={LL.app.footer.contact()} note={LL.app.footer.hours()}>
          <li>
            <a href={`tel:${contactDetails.phone}`}>
              <bdi dir="ltr">{LL.app.footer.phone()}</bdi>
            </a>
          </li>
          <li>
            <a href={`mailto:${contactDetails.email}`}>
              <bdi dir="ltr">{contactDetails.email}</bdi>
            </a>
          </li>
        </Column>
      </div>
      <div className="container">
        <TrustMarks {...trust} />
      </div>
      <div className={`container ${classes.rights}`}>
        <p>{LL.app.footer.rights({ shop })}</p>
        {Consent && (
          <Suspense>
            <Consent />
          </Suspense>
        )}
      </div>
    </footer>
  )
}
