/** Stored format, via the Swedish one; `at` is in milliseconds of the epoch. RangeError for an unknown zone. */
export const nowIn = (timeZone: string, at = Date.now()): string =>
  new Date(at).toLocaleString('sv', { timeZone }).replace(' ', 'T').slice(0, 16)

/** Parses `GMT+03:30` or `GMT`; historical offsets have seconds. */
function offsetAt(timeZone: string, at: string): string {
  const named = new Date(at).toLocaleString('en', { timeZone, timeZoneName: 'longOffset' })
  return /[+-]\d\d:\d\d/.exec(named)?.[0] ?? '+00:00'
}

/** UTC offset of a zone at a stored wall time: `+03:30`. */
export const offsetOf = (stored: string, timeZone: string) =>
  offsetAt(timeZone, stored + offsetAt(timeZone, `${stored}Z`))
