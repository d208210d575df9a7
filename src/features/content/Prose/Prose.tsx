import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { sanitize } from '#sanitize'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { localizedPath, prefixPattern } from '#i18n/locales.ts'
import classes from './Prose.module.css'

/** Finds links to pages of the shop in sanitised HTML: neither files of the server nor pages in a chosen language. */
const pagePath = RegExp(`(<a\\b[^>]* )(href=")(/(?!/|api/|(?:${prefixPattern})[/?#"])[^"]*)`, 'g')

export function Prose({ html }: { html: string }) {
  const { locale } = useI18nContext()
  const router = useRouter()
  const clean = useMemo(() => {
    const toPage = (_: string, tag: string, href: string, path: string) =>
      `${tag}data-page ${href}${localizedPath(locale, path)}`
    return { __html: sanitize(html).replace(pagePath, toPage) }
  }, [html, locale])

  /** On the document: screen readers call a text with a listener of its own clickable. */
  useEffect(() => {
    function followLink(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-page]')
      const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      if (!link || isForBrowser || event.defaultPrevented) return
      event.preventDefault()
      void router.navigate({ href: link.pathname + link.search + link.hash })
    }
    document.addEventListener('click', followLink)
    return () => document.removeEventListener('click', followLink)
  }, [router])

  return <div className={classes.prose} dangerouslySetInnerHTML={clean} />
}
