/** Iran has had no daylight saving time since 2022. */
const tehran = '+03:30'
const tehranOffset = 3.5 * 3_600_000

const jalali = new Intl.DateTimeFormat('en-US-u-ca-persian', { dateStyle: 'long', timeZone: 'UTC' })

const wall = (at: number) => new Date(at + tehranOffset)

/** `12:00:05` in Tehran; `at` in milliseconds, here and below. */
export const timeText = (at: number) => wall(at).toISOString().slice(11, 19)

/** `2026-11-18` in Tehran. */
export const dayText = (at: number) => wall(at).toISOString().slice(0, 10)

/** `Aban 27, 1405 AP` in Tehran. */
export const jalaliText = (at: number) => jalali.format(wall(at))

export const fieldText = (at: number) => wall(at).toISOString().slice(0, 16)
export const instantFrom = (field: string) => `${field}${tehran}`
