import { isFriday } from '#i18n/is-friday.ts'
import { digitsOnly } from '#i18n/digits.ts'
import { dayInMs, tehranDay } from '#i18n/tehran.ts'

/** Due dates of a cheque, Gregorian days in Tehran. The usual one is in 30 days, or 31 if that is a bank holiday. */
export function dueDays(now: number) {
  const after = (days: number) => tehranDay(now + days * dayInMs)
  const usual = isFriday(after(30)) ? after(31) : after(30)
  return { first: after(1), usual, last: after(365) }
}

/** Null unless it has 16 digits. */
export function parseSayadNumber(typed: string): string | null {
  const digits = digitsOnly(typed)
  return digits.length === 16 ? digits : null
}
