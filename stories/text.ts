import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { localDigits } from '#i18n/local-digits.ts'

/** The dictionary of the locale that a story is shown in: it names what `play` looks for. */
export const textOf = ({ locale }: Record<string, unknown>): TranslationFunctions =>
  i18nObject(locale as Locales)

/** A number as the story writes it. */
export const digitsOf = ({ locale }: Record<string, unknown>, text: string) =>
  localDigits(locale as Locales, text)

/** For `getByText`: spaces that do not break, as Russian writes them in numbers, are looked for as such. */
export const asWritten = { collapseWhitespace: false }
