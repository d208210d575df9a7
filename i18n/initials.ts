const zeroWidthNonJoiner = '\u200c'

/** The first letters of the first two words; those of a script that joins its letters stand apart. */
export const initials = (fullName: string) =>
  fullName
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map(([letter]) => letter?.toLocaleUpperCase())
    .join(zeroWidthNonJoiner)
