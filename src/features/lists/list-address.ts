import { localizedPath } from '#i18n/locales.ts'
import { pageLocale } from '#src/platform/page-locale.ts'

/** Whole address of a shared list, in the language of the page. */
export const sharedListAddress = (shareId: string) =>
  location.origin + localizedPath(pageLocale(), `/list/${shareId}`)
