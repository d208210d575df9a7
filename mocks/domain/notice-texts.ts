import type { RefundWay } from '#contracts/refunds.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { locales } from '#i18n/locales.ts'
import type { Row } from '../shop/catalogue/catalogue.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import { inLocale } from '../shop/localized-text.ts'
import { tomanText } from './toman-text.ts'

export type NoticeTexts = { title: Text; text: Text }

type Values = Readonly<Record<string, (locale: Locales) => string>>

/** Fills `{name}` of each language with the value of that language. */
export const filled = (text: Text, values: Values) =>
  locales.map((locale) =>
    inLocale(text, locale).replace(/\{(\w+)\}/g, (_all, name: string) => values[name]!(locale)),
  ) as unknown as Text

export const tomans = (rials: number) => (locale: Locales) => tomanText(rials, locale)

export const titleOf = (row: Row): Text => [row.fa.title, row.en.title, row.ru.title]

export const orderPath = ({ id }: { id: string }) => `/profile/accountorder/${id}`

/** Follows a sentence of the notice. */
export const refundTexts: Record<RefundWay, Text> = {
  wallet: [
    ' {refund} به کیف پول شما برگشت.',
    ' {refund} is back in your wallet.',
    ' Возвращено в кошелёк: {refund}.',
  ],
  card: [
    ' {refund} به کارت شما برمی‌گردد.',
    ' {refund} will go back to your card.',
    ' На карту вернётся: {refund}.',
  ],
  cheque: [
    ' برای چک با شما تماس می‌گیریم.',
    ' We will call you about the cheque.',
    ' Мы позвоним вам насчёт банковского чека.',
  ],
  none: ['', '', ''],
}

export const joined = (one: Text, other: Text): Text => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
]
