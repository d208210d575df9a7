import { foldForSearch } from '#i18n/digits.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import { inLocale } from '../shop/localized-text.ts'
import { isWithinEditDistance } from './edit-distance.ts'
import { searchRows, searchTerms } from './search.ts'

/** Within edit distance 2, shorter words match almost anything. */
const minLength = 4

function spellingsOf({ rows, categories }: Catalogue, locale: Locales): ReadonlyMap<string, string> {
  const texts = [
    ...rows.flatMap((row) => [row[locale].title, row[locale].city]),
    ...categories.map(({ seed }) => inLocale(seed.title, locale)),
  ]
  const written = new Set(texts.flatMap((text) => text.split(/[\s\p{P}]+/u)))
  return new Map([...written].map((word) => [foldForSearch(word), word]))
}

function nearest(word: string, spellings: ReadonlyMap<string, string>): string[] {
  const known = spellings.get(word)
  if (known !== undefined) return [known]
  if (word.length < minLength) return []
  const long = [...spellings].filter(([folded]) => folded.length >= minLength)
  const within = (letters: number) => long.find(([folded]) => isWithinEditDistance(word, folded, letters))
  const best = within(1) ?? within(2)
  return best ? [best[1]] : []
}

/** A corrected search text that has results, or null. */
export function didYouMean(catalogue: Catalogue, text: string, locale: Locales): string | null {
  const spellings = spellingsOf(catalogue, locale)
  const words = searchTerms(text).flatMap((word) => nearest(word, spellings))
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const finds = (candidate: string) => candidate !== '' && searchRows(catalogue.rows, candidate).size > 0
  return [words.join(' '), ...longestFirst].find(finds) ?? null
}
