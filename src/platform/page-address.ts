import type { Locales } from '#i18n/i18n-types.ts'
import { localizedPath } from '#i18n/locales.ts'
import { site } from './site.ts'

/** The whole address of a page; `path` has no locale. */
export const pageAddress = (locale: Locales, path: string) => site.origin + localizedPath(locale, path)
