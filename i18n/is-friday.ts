/** As `getUTCDay` counts days. */
export const friday = 5

/** `day` is `YYYY-MM-DD`; Friday is Iran’s day of rest. */
export const isFriday = (day: string) => new Date(day).getUTCDay() === friday
