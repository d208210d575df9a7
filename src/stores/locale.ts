import { stringifySetCookie } from 'cookie'
import type { Locales } from '#i18n/i18n-types.ts'

/** Persian stands without a prefix; the two others carry theirs. */
export function localeOf(pathname: string): Locales {
  const first = pathname.split('/')[1]
  return first === 'en' || first === 'ru' ? first : 'fa'
}

/** The same page in another locale: `path` has no prefix. Home is `/en`, with a query `/en?page=2`. */
export const localized = (locale: Locales, path: string) =>
  locale === 'fa' ? path : `/${locale}${path.replace(/^\/(?![^?#])/, '')}`

export const cookieYear = {
  path: '/',
  sameSite: 'lax',
  maxAge: 365 * 24 * 60 * 60,
  secure: globalThis.location?.protocol === 'https:',
} as const
/** For the router, whose pages know no prefix. Its own `basepath` would make `/en/` of home. */
export const rewriteOf = (locale: Locales) =>
  locale === 'fa'
    ? undefined
    : {
        input: ({ url }: { url: URL }) => {
          url.pathname = url.pathname.replace(RegExp(`^/${locale}(?=/|$)`, 'i'), '')
          return url
        },
        output: ({ url }: { url: URL }) => {
          url.pathname = localized(locale, url.pathname)
          return url
        },
      }

export function rememberLocale(locale: Locales) {
  document.cookie = stringifySetCookie({ name: 'locale', value: locale, ...cookieYear })
}
