import { parseDate, startOfYear } from '@internationalized/date'

const youngest = 15
const oldest = 85

/** The Gregorian days, `YYYY-MM-DD`, between which applicants were born. */
export function birthDays(today: string) {
  const before = (years: number) => parseDate(today).subtract({ years })
  return { first: startOfYear(before(oldest)).toString(), last: before(youngest).toString() }
}
