export type Exposure = {
  isDrawn: boolean
  /** Longer side of the frame on the screen, CSS pixels. */
  side: number
  /** CSS pixels on the screen for each of the captured page. */
  scale: number
  /** Visible part, 0 to 1. */
  share: number
  milliseconds: number
}

export const minViewTime = 400
const smallestSide = 160
const smallestShare = 0.5
const smallestScale = 0.25

export function countsAsSeen({ isDrawn, side, scale, share, milliseconds }: Exposure): boolean {
  const isLarge = side >= smallestSide && scale >= smallestScale
  return isDrawn && isLarge && share >= smallestShare && milliseconds >= minViewTime
}
