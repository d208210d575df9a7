import type { Money } from '../../contracts/values.ts'
import { formattersOf, toman } from '../../i18n/formatters.ts'
import type { Locales } from '../../i18n/i18n-types.ts'
import { i18nObject } from '../../i18n/i18n-util.ts'
import { site } from '../../src/platform/site.ts'
import type { ShareWords } from './draw-words.ts'

export type SharePage = {
  locale: Locales
  title: string
  /** What `fetchPicture` takes; null for a page without a picture. */
  picture: string | null
  price: { now: Money; before: Money | null } | null
}

/** The words of a page as they stand on its card; the dictionary of its language is loaded. */
export function wordsOf({ locale, title, price }: SharePage): ShareWords {
  const words = { title, locale, siteName: site.name[locale] }
  if (!price) return words
  const { money } = i18nObject(locale)
  const digits = (value: Money) => formattersOf(locale).digits(toman(value))
  const before = price.before ? digits(price.before) : undefined
  if (price.now.amount === 0) return { ...words, price: { now: money.free(), before } }
  const unit = money.unit({ amount: toman(price.now) })
  return { ...words, price: { now: digits(price.now), unit, before } }
}
