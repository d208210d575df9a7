import { inCalendar } from './calendar.ts'
import type { Wall } from './calendar.ts'

/** Month and day of the official holidays of Iran that the Persian calendar fixes. */
const fixed = new Set(['1/1', '1/2', '1/3', '1/4', '1/12', '1/13', '3/14', '3/15', '11/22', '12/29'])

/** Lunar ones move from year to year and are announced: whoever shows the picker marks them. */
export function isFixedHoliday(wall: Wall): boolean {
  const { month, day } = inCalendar(wall, 'persian')
  return fixed.has(`${month}/${day}`)
}
