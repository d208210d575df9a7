import { foldForSearch } from '#i18n/digits.ts'
import type { Row } from '../shop/catalogue/catalogue.ts'
import { isMisspelt } from './misspelling.ts'

/** How far a word that is written stands from the one that was typed. */
const distances = {
  same: 0,
  /** It begins so. */
  start: 1,
  /** Another ending. */
  form: 2,
  /** It holds it somewhere, if only together with the next. */
  inside: 3,
  /** One letter is wrong. */
  letter: 4,
} as const

/** What a row is found by: its words, and all of them in one. */
type Index = { words: ReadonlyMap<string, readonly Row[]>; joined: ReadonlyMap<Row, string> }

/** From here on a word is long enough to be meant when it stands across two, or has a wrong letter. */
const longWord = /^\p{L}{5,}$/u

/** Persian and English endings that may be left off, and the ending that they came instead of. */
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

/** The words of a text, folded; an ending that stands apart («فرش ها») goes to the word before it. */
export function wordsOf(text: string): string[] {
  const folded = foldForSearch(text).replace(/ (?=(?:ها|های|هایی|ترین)(?: |$))/g, '')
  return folded === '' ? [] : folded.split(' ')
}

const formsOf = (word: string) =>
  endings.map(([ending, instead]) => word.replace(ending, instead)).filter((form) => form !== word)

function rowsWith(word: string, { words, joined }: Index): Map<Row, number> {
  const found = new Map<Row, number>()
  const add = (row: Row, distance: number) => {
    if (distance < (found.get(row) ?? Infinity)) found.set(row, distance)
  }
  const forms = formsOf(word)
  const isLong = longWord.test(word)
  const distanceTo = (written: string) => {
    if (written === word) return distances.same
    if (written.startsWith(word)) return distances.start
    if (forms.includes(written)) return distances.form
    if (written.includes(word)) return distances.inside
    return isLong && isMisspelt(word, written, 1) ? distances.letter : null
  }
  for (const [written, rows] of words) {
    const distance = distanceTo(written)
    if (distance !== null) for (const row of rows) add(row, distance)
  }
  if (isLong) for (const [row, text] of joined) if (text.includes(word)) add(row, distances.inside)
  return found
}

/**
 * The rows that hold every word of a text, and how far each stands from it. An empty text finds all.
 */
export function searchFor(rows: readonly Row[], text: string): ReadonlyMap<Row, number> {
  const words = wordsOf(text)
  if (words.length === 0) return new Map(rows.map((row) => [row, distances.same]))
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
