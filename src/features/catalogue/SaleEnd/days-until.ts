import { dayLength, tehranDay } from '#i18n/tehran.ts'

/** Days from today in Tehran to a day, `YYYY-MM-DD`: 0 on that day, less once it is over. */
export function daysUntil(day: string, now: number): number {
  return (Date.parse(day) - Date.parse(tehranDay(now))) / dayLength
}
