import { stringifySetCookie } from 'cookie'
import type { Locales } from '#i18n/i18n-types.ts'

export const cookieYear = {
  path: '/',
  sameSite: 'lax',
  maxAge: 365 * 24 * 60 * 60,
  secure: globalThis.location?.protocol === 'https:',
} as const

export function rememberLocale(locale: Locales) {
  document.cookie = stringifySetCookie({ name: 'locale', value: locale, ...cookieYear })
}
