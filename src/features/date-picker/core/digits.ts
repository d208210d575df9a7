/** The three sets that Persian readers meet: Latin, Persian and Arabic. */
export type Digits = 'latn' | 'arabext' | 'arab'

const zeros: Record<Digits, number> = { latn: 0x30, arabext: 0x6f0, arab: 0x660 }

/** Those of a BCP 47 locale; Latin where it has another set. */
export function digitsOf(locale: string): Digits {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions()
  return numberingSystem in zeros ? (numberingSystem as Digits) : 'latn'
}

/** Of a text or a whole number, its ASCII digits in another set. */
export const inDigits = (text: string | number, digits: Digits) =>
  String(text).replace(/\d/g, (digit) => String.fromCodePoint(zeros[digits] + Number(digit)))

/** Persian and Arabic digits as ASCII ones; the rest as it is. */
export const inAscii = (text: string) =>
  text.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.codePointAt(0)! % 16))
