/** Unicode numbering systems: Latin, Persian, Arabic. */
export type Digits = 'latn' | 'arabext' | 'arab'

const zeros: Record<Digits, number> = { latn: 0x30, arabext: 0x6f0, arab: 0x660 }

/** The numbering system of a BCP 47 locale; `latn` for all others. */
export function digitsOf(locale: string): Digits {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions()
  return numberingSystem in zeros ? (numberingSystem as Digits) : 'latn'
}

export const toDigits = (text: string | number, digits: Digits) =>
  String(text).replace(/\d/g, (digit) => String.fromCodePoint(zeros[digits] + Number(digit)))

export const toAsciiDigits = (text: string) =>
  text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.codePointAt(0)! % 16))
