import type { Locales } from './i18n-types.ts'
import { localeTable } from './locales.ts'

type Amount = { unit: 'day' | 'week' | 'month'; value: number }

function amountOf(days: number): Amount {
  if (days >= 60 && days % 30 === 0) return { unit: 'month', value: days / 30 }
  if (days >= 14 && days % 7 === 0) return { unit: 'week', value: days / 7 }
  return { unit: 'day', value: days }
}

/** Days at least and at most → «۳–۵ روز», «۲ روز تا ۵ هفته»; long ones in weeks or months. */
export function timeSpan(locale: Locales, from: number, to: number): string {
  const format = ({ unit }: Amount) =>
    new Intl.NumberFormat(localeTable[locale].tag, { style: 'unit', unit, unitDisplay: 'long' })
  const [least, most] = [amountOf(from), amountOf(to)]
  if (from === to) return format(least).format(least.value)
  if (least.unit === most.unit) return format(least).formatRange(least.value, most.value)
  const between = { fa: ' تا ', en: ' – ', ru: ' — ' }[locale]
  return format(least).format(least.value) + between + format(most).format(most.value)
}
