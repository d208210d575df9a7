export type Exposure = {
  isDrawn: boolean
  /** Longer side on the screen, CSS pixels. */
  side: number
  /** Visible part, 0 to 1. */
  share: number
  milliseconds: number
}

export const minViewTime = 400
const smallestSide = 160
const smallestShare = 0.5

export function countsAsSeen({ isDrawn, side, share, milliseconds }: Exposure): boolean {
  return isDrawn && side >= smallestSide && share >= smallestShare && milliseconds >= minViewTime
}
