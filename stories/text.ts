import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts'
import { i18nObject } from '#i18n/i18n-util.ts'

/** The dictionary of the locale that a story is shown in: it names what `play` looks for. */
export const textOf = ({ locale }: Record<string, unknown>): TranslationFunctions =>
  i18nObject(locale as Locales)

/** For `getByText`: spaces that do not break, as Russian writes them in numbers, are looked for as such. */
export const asWritten = { collapseWhitespace: false }
