import { parseDate, startOfYear } from '@internationalized/date'

const minAge = 15
const maxAge = 85

/** Gregorian days, `YYYY-MM-DD`, inclusive. */
export function birthDateRange(today: string) {
  const yearsAgo = (years: number) => parseDate(today).subtract({ years })
  return { first: startOfYear(yearsAgo(maxAge)).toString(), last: yearsAgo(minAge).toString() }
}
