import type { Change, Finding, Rect } from '../../report.ts'

export type DiffMarker = Rect & { kind: 'changed' | 'came' | 'went' }

export function diffMarkersOf(change: Change | null, width: number): DiffMarker[] {
  if (!change) return []
  const regions = change.regions.map((region): DiffMarker => ({ ...region, kind: 'changed' }))
  const rows = change.rows.map(({ at, by }): DiffMarker => {
    const height = Math.max(by, 0)
    return { x: 0, y: at - height, width, height, kind: by > 0 ? 'came' : 'went' }
  })
  return [...regions, ...rows].sort((one, other) => one.y - other.y || one.x - other.x)
}

/** The same place in the picture before, without the rows inserted above. */
export function positionBefore<Place extends Rect>(place: Place, rows: Change['rows']): Place {
  const above = rows.filter(({ at }) => at <= place.y)
  return { ...place, y: place.y - above.reduce((sum, { by }) => sum + by, 0) }
}

/** `object-position` in per cent that shows the first spot. */
export function thumbnailFocus({ change, after, before }: Finding, ratio: number): { x: number; y: number } {
  const picture = after ?? before
  const spot = picture && diffMarkersOf(change, picture.width)[0]
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
