import type { Locales } from '#i18n/i18n-types.ts'
import { localeFromPath } from '#i18n/locales.ts'

export const pageLocale = (): Locales => localeFromPath(globalThis.location?.pathname ?? '/')

/** `Accept-Language` of each call; on a server `render/server-fetch.ts` sets it. */
export const pageLanguage = (): string => globalThis.document?.documentElement.lang ?? ''
