import { foldForSearch } from '#i18n/digits.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import { inLocale } from '../shop/localized-text.ts'
import { isMisspelt } from './misspelling.ts'
import { searchFor, wordsOf } from './search.ts'

/** Two letters wrong in a word of three would make any word of it. */
const shortest = 4

/** The words of the shop in one language, as they are written, by what they fold to. */
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
  if (word.length < shortest) return []
  const long = [...spellings].filter(([folded]) => folded.length >= shortest)
  const within = (letters: number) => long.find(([folded]) => isMisspelt(word, folded, letters))
  const best = within(1) ?? within(2)
  return best ? [best[1]] : []
}

/** A text near to one that finds nothing, in the words of the shop, that finds something; null when there is none. */
export function didYouMean(catalogue: Catalogue, text: string, locale: Locales): string | null {
  const spellings = spellingsOf(catalogue, locale)
  const words = wordsOf(text).flatMap((word) => nearest(word, spellings))
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const finds = (candidate: string) => candidate !== '' && searchFor(catalogue.rows, candidate).size > 0
  return [words.join(' '), ...longestFirst].find(finds) ?? null
}
