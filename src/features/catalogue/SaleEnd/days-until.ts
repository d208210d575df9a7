const dayLength = 86_400_000

/** `YYYY-MM-DD` in Tehran. */
const tehran = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' })

/** Days from today in Tehran to a day, `YYYY-MM-DD`: 0 on that day, less once it is over. */
export function daysUntil(day: string, now: number): number {
  return (Date.parse(day) - Date.parse(tehran.format(now))) / dayLength
}
