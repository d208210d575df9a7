import { callHours } from '#contracts/forms.ts'
import { isFriday } from '#i18n/is-friday.ts'
import { tehranDateTime } from '#i18n/tehran.ts'

const minute = 60_000
const quarter = 15 * minute
const minNotice = 60 * minute
const maxAhead = 14 * 24 * 60 * minute

/** `HH:mm`: every quarter of an hour within the opening hours. */
export const isCallHour = (time: string) =>
  callHours.from <= time && time < callHours.until && Number(time.slice(3)) % 15 === 0

function isCallTime(at: number) {
  const moment = tehranDateTime(at)
  return !isFriday(moment.slice(0, 10)) && isCallHour(moment.slice(11))
}

/** First and last possible call, Tehran time as `YYYY-MM-DDTHH:mm`; `now` is epoch ms. */
export function callRange(now: number) {
  let first = Math.ceil((now + minNotice) / quarter) * quarter
  while (!isCallTime(first)) first += quarter
  let last = Math.floor((now + maxAhead) / quarter) * quarter
  while (!isCallTime(last)) last -= quarter
  return { first: tehranDateTime(first), last: tehranDateTime(last) }
}
