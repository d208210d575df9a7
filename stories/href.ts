import type { Locales } from '#i18n/i18n-types.ts'
import { localizedPath } from '#i18n/locales.ts'

export const hrefOf = ({ locale }: Record<string, unknown>, path: string) =>
  localizedPath(locale as Locales, path)
