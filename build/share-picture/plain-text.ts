const maxLength = 300

/** Direction marks and joiners stay; overrides and isolates would reorder the rest of the line. */
const invisible = /(?![\u200c-\u200f])[\p{C}\p{Variation_Selector}\u034f\u115f\u1160\u3164]/gu

/** A line does not end in a preposition («با», "of", «с»), nor begin with «را» or a dash. */
const preposition = /(?<=^|\s)(?!را )(\p{L}{1,2}) (?=\p{L}{3})/gu
const postposition = / (?=(را|[–—])( |$))/g

/** More marks on a letter would stand on each other up to the edge. */
const extraMarks = /(\p{M}{2})\p{M}+/gu

/** One line without invisible characters, cut where no card shows more. */
export function plainText(text: string): string {
  return text
    .slice(0, maxLength)
    .normalize('NFC')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(invisible, '')
    .replace(extraMarks, '$1')
    .trim()
    .replace(preposition, '$1\u00a0')
    .replace(postposition, '\u00a0')
}
