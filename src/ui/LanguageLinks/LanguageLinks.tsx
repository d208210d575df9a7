import { useLocation } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { localeTable, locales } from '#i18n/locales.ts'
import { localizedPath } from '#i18n/locales.ts'
import { rememberLocale } from '#src/stores/remember-locale.ts'
import classes from './LanguageLinks.module.css'

/** Full page loads: every locale is its own document. A browser that sends no referrer opens `/` in the last locale. */
export function LanguageLinks() {
  const { locale: current, LL } = useI18nContext()
  const path = useLocation({ select: ({ href }) => href })
  return (
    <ul className={classes.links} aria-label={LL.nav.language()}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={localizedPath(locale, path)}
            hrefLang={localeTable[locale].tag}
            lang={localeTable[locale].tag}
            dir={localeTable[locale].direction}
            aria-current={locale === current || undefined}
            onClick={() => rememberLocale(locale)}
            className={classes.link}
          >
            {localeTable[locale].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
