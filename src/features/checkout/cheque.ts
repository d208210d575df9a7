import { isFriday } from '#i18n/calendar.ts'
import { digitsOnly } from '#i18n/digits.ts'
import { dayInMs, tehranDay } from '#i18n/tehran.ts'

/**
 * The Gregorian days in Tehran, `YYYY-MM-DD`, that a cheque of the instant `now` may fall due from and until, and the
 * usual one: after thirty days, or the day after that where banks rest on it.
 */
export function dueDays(now: number) {
  const after = (days: number) => tehranDay(now + days * dayInMs)
  const usual = isFriday(after(30)) ? after(31) : after(30)
  return { first: after(1), usual, last: after(365) }
}

/** The Sayad number as typed; null when it has not 16 digits. */
export function sayadNumberOf(typed: string): string | null {
  const digits = digitsOnly(typed)
  return digits.length === 16 ? digits : null
}
