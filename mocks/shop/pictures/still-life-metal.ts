import { darker, lighter } from './canvas.ts'
import {
  around,
  at,
  circle,
  clipped,
  define,
  ellipse,
  line,
  path,
  petals,
  polar,
  round,
  sheen,
  volume,
} from './still-life.ts'
import { band, belt, halfWidth, hoop, hoops, turned } from './wheel.ts'
import type { Point } from './still-life.ts'
import type { Profile } from './wheel.ts'

export type Belt = readonly [top: number, bottom: number, count: number]
export type Vessel = {
  profile: Profile
  color: string
  belts: readonly Belt[]
  /** Pattern URL painted over the body, under the belts. */
  skin?: string
  lines?: readonly number[]
  tilt?: number
}

export function engraving(color: string, id = 'a-engraving'): string {
  const [ink, light] = [darker(color, 0.62), lighter(color, 0.5)]
  const scroll = 'M-46 0C-40 -34 -20 -44 0 -46C20 -44 40 -34 46 0C40 34 20 44 0 46C-20 44 -40 34 -46 0z'
  const leaf =
    'M0 -32C-10 -40 -24 -36 -30 -22M0 -32C10 -40 24 -36 30 -22M0 32C-10 40 -24 36 -30 22M0 32C10 40 24 36 30 22'
  return define(
    id,
    path(scroll, darker(color, 0.16), `stroke="${ink}" stroke-width="2"`) +
      path(petals([0, 0], 8, 8, 28, 5), light, `stroke="${ink}" stroke-width="1.4"`) +
      line(leaf, ink, 2) +
      circle(0, 0, 7, light, `stroke="${ink}" stroke-width="1.6"`) +
      circle(0, 0, 2.5, ink) +
      path('M-50 -46l7 8-7 8-7-8zM-50 30l7 8-7 8-7-8z', light),
  )
}

function engravedBelt({ profile, color, tilt }: Vessel, [top, bottom, count]: Belt): string {
  const size = bottom - top
  const edges = hoops(profile, [top, bottom], tilt)
  return (
    path(band(profile, top, bottom, tilt), darker(color, 0.34), 'opacity=".75"') +
    belt(profile, (top + bottom) / 2, 'a-engraving', count, size / 104, tilt) +
    line(edges, darker(color, 0.55), 7) +
    line(edges, lighter(color, 0.55), 3)
  )
}

export function rim({ profile, color, tilt = 0.16 }: Vessel, thickness = 10): string {
  const [half, y] = profile[0]!
  const inside = half - thickness
  return (
    ellipse(
      400,
      y,
      half + 2,
      half * tilt + 2,
      lighter(color, 0.5),
      `stroke="${darker(color, 0.4)}" stroke-width="2"`,
    ) +
    ellipse(400, y + 1, inside, inside * tilt, darker(color, 0.62)) +
    path(
      `M${400 - inside} ${y}a${inside} ${round(inside * tilt)} 0 0 0 ${2 * inside} 0q-${inside} ${round(half * tilt)} -${2 * inside} 0z`,
      darker(color, 0.25),
    )
  )
}

/** Needs `engraving(color)` beside it. */
export function metalBody(vessel: Vessel, id = 'a-body'): string {
  const { profile, color, belts, skin, lines = [], tilt } = vessel
  const outline = turned(profile, tilt)
  const ornament =
    (skin ? path(outline, skin) : '') +
    belts.map((each) => engravedBelt(vessel, each)).join('') +
    lines
      .map(
        (y) =>
          line(hoop(profile, y, tilt), darker(color, 0.5), 5, 'opacity=".7"') +
          line(hoop(profile, y + 3, tilt), lighter(color, 0.6), 2.5, 'opacity=".8"'),
      )
      .join('')
  return (
    sheen(`${id}-sheen`, color) +
    path(outline, `url(#${id}-sheen)`) +
    clipped(`${id}-clip`, outline, ornament + (belts.length || skin ? volume(outline, `${id}-volume`) : ''))
  )
}

export const knob = (profile: Profile, color: string, id: string) =>
  sheen(id, color) +
  path(turned(profile, 0.2), `url(#${id})`, `stroke="${darker(color, 0.5)}" stroke-width="1.5"`)

export const beads = (
  profile: Profile,
  y: number,
  count: number,
  radius: number,
  color: string,
  tilt = 0.16,
) => {
  const half = halfWidth(profile, y)
  const bead = (index: number) => {
    const angle = ((index + 0.5) / count - 0.5) * Math.PI
    return circle(400 + half * Math.sin(angle), y + half * tilt * Math.cos(angle), radius, color)
  }
  return Array.from({ length: count }, (_, index) => bead(index)).join('')
}

export const dots = (center: Point, count: number, radius: number, size: number) =>
  around(count, (turn) => {
    const [x, y] = polar(center, radius, turn)
    return `M${at([x - size, y])}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`
  })

const silver = '#b4b8ba'
const turquoise = '#2fa19b'
const spread = (color: string) => {
  const channels = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16))
  return Math.max(...channels) - Math.min(...channels)
}
const isGold = (color: string) => color === '#c19a3a'
export const metalOf = (color: string) => (isGold(color) ? color : silver)
export const stoneOf = (color: string) => (isGold(color) || spread(color) < 30 ? turquoise : color)

/** Gold, or dark on a golden ground. */
export function gilding(ground: string): string {
  const near = [1, 3, 5].reduce(
    (sum, start) =>
      sum +
      Math.abs(
        parseInt(ground.slice(start, start + 2), 16) - parseInt('#d3ae52'.slice(start, start + 2), 16),
      ),
    0,
  )
  return near < 110 ? '#6b3f12' : '#d3ae52'
}
