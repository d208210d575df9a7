import type { InputOf } from '#contracts/endpoint.ts'
import type { cartOperations } from '#contracts/cart-operations.ts'
import { tehranDay } from '#i18n/calendar.ts'
import { digitsOnly } from '#i18n/digits.ts'

type Cheque = NonNullable<InputOf<typeof cartOperations.setOrder>['cheque']>

const millisecondsPerDay = 24 * 60 * 60 * 1000

/** How long after today a cheque may fall due. */
export const dueDays = [30, 60, 90] as const

const friday = 5

const isFriday = (day: string) => new Date(day).getUTCDay() === friday

/** The Gregorian day in Tehran `days` after the instant `now`, `YYYY-MM-DD`; on a Friday banks rest, so the day after. */
export function dueDate(now: number, days: number): string {
  const at = now + days * millisecondsPerDay
  const day = tehranDay(at)
  return isFriday(day) ? tehranDay(at + millisecondsPerDay) : day
}

/** The cheque as typed; null when its Sayad number has not 16 digits. */
export function chequeFrom(sayadTyped: string, dueOn: string): Cheque | null {
  const sayadNumber = digitsOnly(sayadTyped)
  return sayadNumber.length === 16 ? { sayadNumber, dueDate: dueOn } : null
}
