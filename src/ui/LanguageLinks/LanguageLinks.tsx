import { useLocation } from '@tanstack/react-router'
import { directionOf, languageNames, languageTags, languages } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { localized } from '#src/stores/locale.ts'
import classes from './LanguageLinks.module.css'

/** Real links: another language is another document. */
export function LanguageLinks() {
  const { locale: current, LL } = useI18nContext()
  const path = useLocation({ select: ({ href }) => href })
  return (
    <ul className={classes.links} aria-label={LL.nav.language()}>
      {languages.map((locale) => (
        <li key={locale}>
          <a
            href={localized(locale, path)}
            hrefLang={languageTags[locale]}
            lang={languageTags[locale]}
            dir={directionOf(locale)}
            aria-current={locale === current ? 'true' : undefined}
            className={classes.link}
          >
            {languageNames[locale]}
          </a>
        </li>
      ))}
    </ul>
  )
}
