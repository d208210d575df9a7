import type { Locales } from '#i18n/i18n-types.ts'
import { localized } from '#src/stores/locale.ts'

/** The address of a page, as links of the locale that a story is shown in have it. */
export const hrefOf = ({ locale }: Record<string, unknown>, path: string) =>
  localized(locale as Locales, path)
