const zeroWidthNonJoiner = '\u200c'

/** With its diacritics; what a name begins with beside it (a mark of direction, an emoji, a quotation mark) is none. */
const firstLetter = /\p{L}\p{M}*/u

/**
 * The first letters of the first two words that have one; those of a script that joins its letters stand apart. A word
 * goes on over a hyphen and a half-space. Empty for a name without a letter.
 */
export const initials = (fullName: string) =>
  fullName
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => firstLetter.exec(word)?.[0].toUpperCase() ?? [])
    .slice(0, 2)
    .join(zeroWidthNonJoiner)
