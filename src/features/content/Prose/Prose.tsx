import { useMemo } from 'react'
import { sanitize } from '#sanitize'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { localizedPath, prefixPattern } from '#i18n/locales.ts'
import classes from './Prose.module.css'

/** Of links to pages of the shop in sanitised HTML: neither files of the server nor pages in a chosen language. */
const pagePath = RegExp(`(<a\\b[^>]* href=")(/(?!/|api/|(?:${prefixPattern})[/?#"])[^"]*)`, 'g')

export function Prose({ html }: { html: string }) {
  const { locale } = useI18nContext()
  const clean = useMemo(() => {
    const toPage = (_: string, before: string, path: string) => before + localizedPath(locale, path)
    return { __html: sanitize(html).replace(pagePath, toPage) }
  }, [html, locale])
  return <div className={classes.prose} dangerouslySetInnerHTML={clean} />
}
