/** How a picture stands before the reviewer. */
export type Exposure = {
  /** Decoded and drawn. */
  isDrawn: boolean
  /** Its longer side on the screen, CSS pixels. */
  side: number
  /** The part of it inside the viewport, 0 to 1. */
  share: number
  /** Without a break. */
  milliseconds: number
}

/** Long enough to be looked at, milliseconds; what scrolls past is not seen. */
export const aMoment = 400
const smallestSide = 160
const smallestShare = 0.5

/** Whether it counts as seen, in the detail or as a thumbnail. */
export function countsAsSeen({ isDrawn, side, share, milliseconds }: Exposure): boolean {
  return isDrawn && side >= smallestSide && share >= smallestShare && milliseconds >= aMoment
}
