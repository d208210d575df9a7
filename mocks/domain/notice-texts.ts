import { formattersOf, toman } from '#i18n/formatters.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { locales } from '#i18n/locales.ts'
import type { Row } from '../shop/catalogue/catalogue.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import { inLocale } from '../shop/localized-text.ts'

type Values = Readonly<Record<string, (locale: Locales) => string>>

/** Fills `{name}` of each language with the value of that language. */
export const filled = (text: Text, values: Values) =>
  locales.map((locale) =>
    inLocale(text, locale).replace(/\{(\w+)\}/g, (_all, name: string) => values[name]!(locale)),
  ) as unknown as Text

export const tomans = (rials: number) => (locale: Locales) =>
  formattersOf(locale).digits(toman({ amount: rials, unit: 'IRR' }))

export const titleOf = (row: Row): Text => [row.fa.title, row.en.title, row.ru.title]
