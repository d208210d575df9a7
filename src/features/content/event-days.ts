import type { ContentList } from '#contracts/content.ts'

type Days = { min: string; max: string | undefined; isClosed: (day: string) => boolean }

/** Days that can be chosen, by the first page of a list: no limit while later pages may have more events. */
export function eventDays({ entries, total }: ContentList, today: string, day?: string): Days | null {
  const events = entries.flatMap(({ event }) => event ?? [])
  /** Past events come last. */
  const isComplete = entries.length >= total || events.some(({ to }) => to < today)
  const open = events.filter(({ to }) => to >= today)
  if (open.length === 0) return null
  /** A link may name a day of the past: the picker would show another than the list. */
  const limits = [today, ...open.map(({ to }) => to), ...(day ? [day] : [])].sort()
  return {
    min: limits[0]!,
    max: isComplete ? limits.at(-1) : undefined,
    isClosed: (one) => isComplete && !open.some(({ from, to }) => from <= one && one <= to),
  }
}
