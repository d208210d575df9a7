import { tehranDay, tehranDayEnd } from '#i18n/tehran.ts'
import { maxPriceAge } from '#src/platform/max-price-age.ts'

/** Seconds that caches answer by themselves, then while they fetch a new page, then while they cannot. */
export type Life = { fresh: number; stale: number; ifError: number }

type Drawn = {
  /** When the API was asked, milliseconds of the epoch. */
  at: number
  now: number
  answers: unknown
}

function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}

const isMoney = (each: object) => 'unit' in each && each.unit === 'IRR'

/** When what a page says may be no longer true: days and sales end at midnight in Tehran, and prices are shown for an hour. */
function deadlineOf({ at, answers }: Drawn): number {
  const prices = objectsIn(answers).some(isMoney) ? [at + maxPriceAge] : []
  return Math.min(tehranDayEnd(tehranDay(at)), ...prices)
}

/** The wanted life, as far as the page stays true. */
export function lifeOf(wanted: Life, drawn: Drawn): Life {
  const left = Math.max(0, Math.floor((deadlineOf(drawn) - drawn.now) / 1000))
  const fresh = Math.min(wanted.fresh, left)
  return { ...wanted, fresh, stale: Math.min(wanted.stale, left - fresh) }
}

/**
 * `max-age=0`, so that a reader is never older than the cache. While the API fails, a page may outlive its deadline:
 * after an hour its script hides the prices (`maxPriceAge`), and cart and order know only the server's.
 */
export function pageCacheControl({ fresh, stale, ifError }: Life): string {
  const parts = [`public, max-age=0, s-maxage=${fresh}`]
  if (stale > 0) parts.push(`stale-while-revalidate=${stale}`)
  if (ifError > 0 && fresh > 0) parts.push(`stale-if-error=${ifError}`)
  return parts.join(', ')
}
