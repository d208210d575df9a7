import type { Row } from '../catalogue/catalogue.ts'
import { foldForSearch } from '#i18n/digits.ts'

const withoutSpaces = (text: string) => text.replaceAll(' ', '')

/** Tells whether a row holds every word of a text, or the text written in one; an empty text finds all. */
export function searchFor(text: string): (row: Row) => boolean {
  const folded = foldForSearch(text)
  if (folded === '') return () => true
  const words = folded.split(' ')
  const joined = withoutSpaces(folded)
  return ({ search }) =>
    words.every((word) => search.includes(word)) || withoutSpaces(search).includes(joined)
}
