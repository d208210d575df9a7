import { dayInMs, tehranDay } from '#i18n/tehran.ts'

/** Whole days from today in Tehran until `day` (`YYYY-MM-DD`); negative once it is past. */
export function daysUntil(day: string, now: number): number {
  return (Date.parse(day) - Date.parse(tehranDay(now))) / dayInMs
}
