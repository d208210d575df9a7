import { fromStored, storedDay } from './calendar.ts'
import type { WallTime } from './calendar.ts'

/** Gets the stored day, `YYYY-MM-DD`; returns the holiday's name, or true for one without a name. */
export type Holidays = (day: string) => string | boolean | undefined

/** Official holidays of Iran that are fixed in the Persian calendar, as month/day. */
const fixed = new Set(['1/1', '1/2', '1/3', '1/4', '1/12', '1/13', '3/14', '3/15', '11/22', '12/29'])

/** Lunar holidays are announced year by year: pass a function that knows them and falls back to this one. */
export const fixedHolidays: Holidays = (day) => {
  const persian = fromStored(`${day}T00:00`, 'persian')
  return persian !== null && fixed.has(`${persian.month}/${persian.day}`)
}

export function holidayOf(wall: WallTime, holidays: Holidays | undefined): string | boolean {
  try {
    return holidays?.(storedDay(wall)) || false
  } catch {
    return false
  }
}
