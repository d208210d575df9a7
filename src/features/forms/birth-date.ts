import { dayFrom, partsOf } from '#i18n/calendar.ts'
import type { Calendar } from '#i18n/calendar.ts'
import type { Drafts } from '#src/stores/drafts.ts'

export type BirthParts = Pick<Drafts['employment'], 'birthYear' | 'birthMonth' | 'birthDay'>
type Birth = BirthParts & { birthCalendar: Calendar }

const nothing: BirthParts = { birthYear: '', birthMonth: '', birthDay: '' }

/** `YYYY-MM-DD`, Gregorian. Undefined when nothing was chosen, null for half a date and for a day that never was. */
export function birthDateOf({
  birthCalendar,
  birthYear,
  birthMonth,
  birthDay,
}: Birth): string | null | undefined {
  if (!birthYear && !birthMonth && !birthDay) return undefined
  if (!birthYear || !birthMonth || !birthDay) return null
  const parts = { year: Number(birthYear), month: Number(birthMonth), day: Number(birthDay) }
  return dayFrom(birthCalendar, parts)
}

/** What was chosen, in the numbers of `calendar`; half a date of another calendar cannot be told in them. */
export function birthIn(calendar: Calendar, birth: Birth): BirthParts {
  if (birth.birthCalendar === calendar) return birth
  const day = birthDateOf(birth)
  if (!day) return nothing
  const parts = partsOf(calendar, day)
  return { birthYear: String(parts.year), birthMonth: String(parts.month), birthDay: String(parts.day) }
}
