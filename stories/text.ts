import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { localizeDigits } from '#i18n/localize-digits.ts'

export const textOf = ({ locale }: Record<string, unknown>): TranslationFunctions =>
  i18nObject(locale as Locales)

export const digitsOf = ({ locale }: Record<string, unknown>, text: string) =>
  localizeDigits(locale as Locales, text)

/** Option of `getByText` that keeps the non-breaking spaces of Russian numbers. */
export const preserveWhitespace = { collapseWhitespace: false }
