import { asciiDigits } from '#i18n/digits.ts'

type Rebate = { percent: number; isExpired: boolean }

const rebates: Readonly<Record<string, Rebate>> = {
  ZARRIN10: { percent: 10, isExpired: false },
  EXPIRED: { percent: 15, isExpired: true },
}

/** A code as people type it → as it is kept: «zarrin۱۰ » → `ZARRIN10`. */
export const rebateCodeOf = (typed: string) => asciiDigits(typed).trim().toUpperCase()

export const rebateOf = (code: string): Rebate | undefined =>
  Object.hasOwn(rebates, code) ? rebates[code] : undefined

export const rebatePercent = (code: string | null) => (code === null ? 0 : (rebateOf(code)?.percent ?? 0))
