/**
 * The moment in a time zone, stored: `YYYY-MM-DDTHH:mm`, which is how Swedish writes it but for the `T`. `at` is
 * milliseconds of the epoch. Throws the RangeError of `Intl` for a zone that it does not know.
 */
export const nowIn = (timeZone: string, at = Date.now()): string =>
  new Date(at).toLocaleString('sv', { timeZone }).replace(' ', 'T').slice(0, 16)

/** `GMT+03:30`, or `GMT` alone; of old, seconds follow. */
function offsetAt(timeZone: string, at: string): string {
  const named = new Date(at).toLocaleString('en', { timeZone, timeZoneName: 'longOffset' })
  return /[+-]\d\d:\d\d/.exec(named)?.[0] ?? '+00:00'
}

/** How far a zone's clock stands from UTC at a stored wall time: `+03:30`, `-08:00`. */
export const offsetOf = (stored: string, timeZone: string) =>
  offsetAt(timeZone, stored + offsetAt(timeZone, `${stored}Z`))
