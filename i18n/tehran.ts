/** The shop's days begin and end in Tehran, wherever the reader is. */
export const shopTimeZone = 'Asia/Tehran'

/** Milliseconds. */
export const dayLength = 86_400_000

/** Swedish writes a moment as ISO 8601 does, with a space for the `T`. */
const formatter = new Intl.DateTimeFormat('sv-SE', {
  timeZone: shopTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Local date and time, `YYYY-MM-DDTHH:mm`, from milliseconds since the epoch. */
export const tehranMoment = (at: number) => formatter.format(at).replace(' ', 'T')

/** Local Gregorian day, `YYYY-MM-DD`, from milliseconds since the epoch. */
export const tehranDay = (at: number) => tehranMoment(at).slice(0, 10)

/** The present day in Tehran, `YYYY-MM-DD`. */
export const tehranToday = () => tehranDay(Date.now())

/** Milliseconds since the epoch at `hour` in Tehran, `days` after the day of `at`. */
export function tehranHour(at: number, days: number, hour: number): number {
  const midnight = Date.parse(`${tehranDay(at)}T00:00Z`)
  const offset = Date.parse(`${tehranMoment(midnight)}Z`) - midnight
  return midnight - offset + days * dayLength + hour * 3_600_000
}
