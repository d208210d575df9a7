export const views = ['whole', 'detail', 'use'] as const
export type View = (typeof views)[number]

export type Brush = {
  color: string
  view: View
  random: () => number
}

/** SVG elements in the viewBox 0 0 800 1000, on a painted ground. Ids start with `a-`, unique within a picture. */
export type Draw = (brush: Brush) => string

/** `share` 0 gives the first `#rrggbb` colour, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => parseInt(color.slice(1 + at * 2, 3 + at * 2), 16)
  const hex = [0, 1, 2].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

export const lighter = (color: string, share: number) => mix(color, '#fffaf0', share)
export const darker = (color: string, share: number) => mix(color, '#1b140c', share)
