import { callHours } from '#contracts/forms.ts'
import { isFriday } from '#i18n/calendar.ts'
import { tehranMoment } from '#i18n/tehran.ts'

const minute = 60_000
const quarter = 15 * minute
/** A wish has to be read before it can be met. */
const soonest = 60 * minute
const farthest = 14 * 24 * 60 * minute

/** Whether the shop calls at a time of day, `HH:mm`: at each quarter within its hours. */
export const isCallHour = (time: string) =>
  callHours.from <= time && time < callHours.until && Number(time.slice(3)) % 15 === 0

function isCallTime(at: number) {
  const moment = tehranMoment(at)
  return !isFriday(moment.slice(0, 10)) && isCallHour(moment.slice(11))
}

/** The first and the last moment in Tehran, `YYYY-MM-DDTHH:mm`, at which a call can be wished for at the instant `now`. */
export function callSpan(now: number) {
  let first = Math.ceil((now + soonest) / quarter) * quarter
  while (!isCallTime(first)) first += quarter
  let last = Math.floor((now + farthest) / quarter) * quarter
  while (!isCallTime(last)) last -= quarter
  return { first: tehranMoment(first), last: tehranMoment(last) }
}
