import { localizedPath } from '#i18n/locales.ts'
import { pageLocale } from './page-locale.ts'

/** Whole address to hand on, in the language of the page; `path` has no locale. */
export const shareableAddress = (path: string) => location.origin + localizedPath(pageLocale(), path)
