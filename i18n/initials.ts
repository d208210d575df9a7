const zeroWidthNonJoiner = '\u200c'

/** With its diacritics; skips leading direction marks, emoji and quotes. */
const firstLetter = /\p{L}\p{M}*/u

/** First letters of the first two words that have one, kept from joining by a ZWNJ; empty without letters. */
export const initials = (fullName: string) =>
  fullName
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => firstLetter.exec(word)?.[0].toUpperCase() ?? [])
    .slice(0, 2)
    .join(zeroWidthNonJoiner)
