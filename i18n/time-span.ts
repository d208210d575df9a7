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
  const { tag } = localeTable[locale]
  const text = ({ unit, value }: Amount) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
  const [least, most] = [amountOf(from), amountOf(to)]
  if (from === to) return text(least)
  if (least.unit === most.unit) return `${new Intl.NumberFormat(tag).format(least.value)}–${text(most)}`
  return text(least) + { fa: ' تا ', en: ' – ', ru: ' — ' }[locale] + text(most)
}
