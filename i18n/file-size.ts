import type { Locales } from './i18n-types.ts'
import { localeTable } from './locales.ts'

const kilo = 1024

/** Bytes → «۳۴۰ کیلوبایت», `340 kB`, `340 кБ`; in megabytes from 1 MB on. */
export function fileSize(locale: Locales, bytes: number): string {
  const isLarge = bytes >= kilo * kilo
  const unit = isLarge ? 'megabyte' : 'kilobyte'
  const format = new Intl.NumberFormat(localeTable[locale].tag, {
    style: 'unit',
    unit,
    unitDisplay: locale === 'fa' ? 'long' : 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return format.format(isLarge ? bytes / kilo / kilo : Math.max(1, bytes / kilo))
}
