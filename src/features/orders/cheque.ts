import type { InputOf } from '#contracts/endpoint.ts'
import type { cartOperations } from '#contracts/cart-operations.ts'
import { isFriday, tehranDay } from '#i18n/calendar.ts'
import { digitsOnly } from '#i18n/digits.ts'

type Cheque = NonNullable<InputOf<typeof cartOperations.setOrder>['cheque']>

const millisecondsPerDay = 24 * 60 * 60 * 1000

/**
 * The Gregorian days in Tehran, `YYYY-MM-DD`, that a cheque of the instant `now` may fall due from and until, and the
 * usual one: after thirty days, or the day after that where banks rest on it.
 */
export function dueDays(now: number) {
  const after = (days: number) => tehranDay(now + days * millisecondsPerDay)
  const usual = isFriday(after(30)) ? after(31) : after(30)
  return { first: after(1), usual, last: after(365) }
}

/** The cheque as typed; null when its Sayad number has not 16 digits. */
export function chequeFrom(sayadTyped: string, dueOn: string): Cheque | null {
  const sayadNumber = digitsOnly(sayadTyped)
  return sayadNumber.length === 16 ? { sayadNumber, dueDate: dueOn } : null
}
