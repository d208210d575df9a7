import type { Locales } from '#i18n/i18n-types.ts'
import { localeFromPath } from '#i18n/locales.ts'

/** Locale of the document. On a server, where pages of all locales are rendered, every text is loaded beforehand. */
export const pageLocale = (): Locales => localeFromPath(globalThis.location?.pathname ?? '/')

/** Sent with each call; on a server `render/server-fetch.ts` sends the language of the rendered page. */
export const pageLanguage = (): string => globalThis.document?.documentElement.lang ?? ''
