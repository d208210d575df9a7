import type { Change, Finding, Rect } from '../../report.ts'

/** A place to look at, in pixels of the picture after. */
export type Spot = Rect & { kind: 'changed' | 'came' | 'went' }

/** Regions that differ, and lines that came or went, from the top. */
export function spotsOf(change: Change | null, width: number): Spot[] {
  if (!change) return []
  const regions = change.regions.map((region): Spot => ({ ...region, kind: 'changed' }))
  const rows = change.rows.map(({ at, by }): Spot => {
    const height = Math.max(by, 0)
    return { x: 0, y: at - height, width, height, kind: by > 0 ? 'came' : 'went' }
  })
  return [...regions, ...rows].sort((one, other) => one.y - other.y || one.x - other.x)
}

/** Where the same place is in the picture before: lines that came above it are not there. */
export function beforeOf<Place extends Rect>(place: Place, rows: Change['rows']): Place {
  const above = rows.filter(({ at }) => at <= place.y)
  return { ...place, y: place.y - above.reduce((sum, { by }) => sum + by, 0) }
}

/** `object-position`, per cent, that brings the first spot into a thumbnail filled by a part of the picture. */
export function thumbnailFocus({ change, after, before }: Finding, ratio: number): { x: number; y: number } {
  const picture = after ?? before
  const spot = picture && spotsOf(change, picture.width)[0]
  if (!picture || !spot) return { x: 50, y: 0 }
  const width = Math.min(picture.width, picture.height * ratio)
  const height = Math.min(picture.height, picture.width / ratio)
  return {
    x: share(spot.x + spot.width / 2, width, picture.width),
    y: share(spot.y + spot.height / 2, height, picture.height),
  }
}

function share(centre: number, shown: number, whole: number) {
  if (whole <= shown) return 50
  const start = Math.min(Math.max(centre - shown / 2, 0), whole - shown)
  return Math.round((start / (whole - shown)) * 100)
}
