import { callHours } from '#contracts/forms.ts'
import { isFriday, tehranMoment } from '#i18n/calendar.ts'

const minute = 60_000
const quarter = 15 * minute
/** A wish has to be read before it can be met. */
const soonest = 60 * minute
const farthest = 14 * 24 * 60 * minute

/** Whether the shop calls at a time of day, `HH:mm`: at each quarter within its hours. */
export const isCallHour = (time: string) =>
  callHours.from <= time && time < callHours.until && Number(time.slice(3)) % 15 === 0

/** The first and the last moment in Tehran, `YYYY-MM-DDTHH:mm`, at which a call can be wished for at the instant `now`. */
export function callSpan(now: number) {
  let at = Math.ceil((now + soonest) / quarter) * quarter
  while (isFriday(tehranMoment(at).slice(0, 10)) || !isCallHour(tehranMoment(at).slice(11))) at += quarter
  return { first: tehranMoment(at), last: tehranMoment(now + farthest) }
}
