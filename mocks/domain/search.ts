import { foldForSearch } from '#i18n/digits.ts'
import { locales } from '#i18n/locales.ts'
import { searchText } from '#i18n/search-text.ts'
import type { Row } from '../shop/catalogue/catalogue.ts'
import { isWithinEditDistance } from './edit-distance.ts'

const distances = {
  same: 0,
  start: 1,
  /** Same stem, another ending. */
  form: 2,
  inside: 3,
  letter: 4,
} as const

/** `joined` is a row’s whole text without spaces, for words that run across two. */
type Index = { words: ReadonlyMap<string, readonly Row[]>; joined: ReadonlyMap<Row, string> }

/** Shorter words are not matched across a space or with a misspelling. */
const longWord = /^\p{L}{5,}$/u

/** Persian and English endings to strip, and what replaces them. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:ها|های|هایی|ترین)$/, ''],
  [/(?<=ه)ی$/, ''],
  [/(?<=\w{2})s$/, ''],
  [/(?<=\w{2})es$/, ''],
  [/(?<=\w{2})ies$/, 'y'],
]

const indexes = new WeakMap<readonly Row[], Index>()

function indexOf(rows: readonly Row[]): Index {
  const known = indexes.get(rows)
  if (known) return known
  const words = new Map<string, Row[]>()
  const joined = new Map<Row, string>()
  for (const row of rows) {
    const written = row.search.split(' ')
    joined.set(row, written.join(''))
    for (const word of new Set(written)) {
      const holders = words.get(word)
      if (holders) holders.push(row)
      else words.set(word, [row])
    }
  }
  const index = { words, joined }
  indexes.set(rows, index)
  return index
}

/** Folded search terms; a detached Persian plural («فرش ها») joins the word before it. */
export function searchTerms(text: string): string[] {
  const folded = foldForSearch(text).replace(/ (?=(?:ها|های|هایی|ترین)(?: |$))/g, '')
  return folded === '' ? [] : folded.split(' ')
}

const stemsOf = (word: string) =>
  endings.map(([ending, instead]) => word.replace(ending, instead)).filter((form) => form !== word)

const foldedNames = new WeakMap<Row, readonly string[]>()

/** Words with a half-space (ZWNJ) are in it both joined and split. */
function namesOf(row: Row): readonly string[] {
  const known = foldedNames.get(row)
  if (known) return known
  const titles = locales.map((locale) => row[locale].title)
  const names = [...titles, ...titles.map((title) => title.replaceAll('\u200c', ' '))].map(foldForSearch)
  foldedNames.set(row, names)
  return names
}

function hasWords(name: string, words: readonly string[]) {
  const written = name.split(' ')
  return words.every((word) =>
    [word, ...stemsOf(word)].some((form) => written.some((one) => one.startsWith(form))),
  )
}

/** From a name that is the searched words to one that has none of them. */
export function nameDistance(row: Row, words: readonly string[]): number {
  const names = namesOf(row)
  const whole = words.join(' ')
  if (names.includes(whole)) return 0
  if (names.some((name) => name.startsWith(whole))) return 1
  return names.some((name) => hasWords(name, words)) ? 2 : 3
}

function rowsWith(word: string, { words, joined }: Index): Map<Row, number> {
  const found = new Map<Row, number>()
  const add = (row: Row, distance: number) => {
    if (distance < (found.get(row) ?? Infinity)) found.set(row, distance)
  }
  const forms = stemsOf(word)
  const isLong = longWord.test(word)
  const distanceTo = (written: string) => {
    if (written === word) return distances.same
    if (written.startsWith(word)) return distances.start
    if (forms.includes(written)) return distances.form
    if (written.includes(word)) return distances.inside
    return isLong && isWithinEditDistance(word, written, 1) ? distances.letter : null
  }
  for (const [written, rows] of words) {
    const distance = distanceTo(written)
    if (distance !== null) for (const row of rows) add(row, distance)
  }
  if (isLong) for (const [row, text] of joined) if (text.includes(word)) add(row, distances.inside)
  return found
}

/** Rows that match every word, with their summed distance; an empty text matches all, and signs alone none. */
export function searchRows(rows: readonly Row[], text: string): ReadonlyMap<Row, number> {
  if (searchText(text) === '') return new Map(rows.map((row) => [row, distances.same]))
  const words = searchTerms(text)
  if (words.length === 0) return new Map()
  const index = indexOf(rows)
  const [fewest, ...others] = words
    .map((word) => rowsWith(word, index))
    .toSorted((one, other) => one.size - other.size)
  const found = new Map<Row, number>()
  for (const [row, distance] of fewest!) {
    const total = others.reduce((sum, other) => sum + (other.get(row) ?? Infinity), distance)
    if (total < Infinity) found.set(row, total)
  }
  return found
}
