import type { Locales } from '#i18n/i18n-types.ts'
import { localizedPath } from '#i18n/locales.ts'

/** The address of a page, as links of the locale that a story is shown in have it. */
export const hrefOf = ({ locale }: Record<string, unknown>, path: string) =>
  localizedPath(locale as Locales, path)
