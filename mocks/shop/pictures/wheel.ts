import { at, curve, round, smooth, times } from './still-life.ts'
import type { Point } from './still-life.ts'

/** Half-widths by height, top down, around x = 400. */
export type Profile = readonly Point[]

/** Outline of a solid of revolution, seen slightly from above. */
export function turned(profile: Profile, tilt = 0.16): string {
  const right = profile.map(([half, y]): Point => [400 + half, y])
  const left = profile.map(([half, y]): Point => [400 - half, y]).reverse()
  const arc = ([half]: Point, to: Point) => `A${round(half)} ${round(half * tilt)} 0 0 1 ${at(to)}`
  return `${smooth(right)}${arc(profile.at(-1)!, left[0]!)}${curve(left)}${arc(profile[0]!, right[0]!)}z`
}

export function halfWidth(profile: Profile, y: number): number {
  const below = profile.findIndex((point) => point[1] >= y)
  const [to, from] = [profile[Math.max(below, 0)]!, profile[Math.max(below - 1, 0)]!]
  return to[1] === from[1] ? to[0] : from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1])
}

export function hoop(profile: Profile, y: number, tilt = 0.16): string {
  const half = halfWidth(profile, y) + 2
  return `M${round(400 - half)} ${round(y)}A${round(half)} ${round(half * tilt)} 0 0 0 ${round(400 + half)} ${round(y)}`
}

export function hoops(profile: Profile, heights: readonly number[], tilt = 0.16): string {
  return heights.map((y) => hoop(profile, y, tilt)).join('')
}

export function band(profile: Profile, top: number, bottom: number, tilt = 0.16): string {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => top + (bottom - top) * share)
  const side = (sign: number) => steps.map((y) => at([400 + sign * (halfWidth(profile, y) + 3), y])).join('L')
  const low = halfWidth(profile, bottom) + 3
  const high = halfWidth(profile, top) + 3
  const left = side(-1).split('L').reverse().join('L')
  return `M${side(1)}A${round(low)} ${round(low * tilt)} 0 0 1 ${left}A${round(high)} ${round(high * tilt)} 0 0 0 ${at([400 + high, top])}z`
}

export function belt(profile: Profile, y: number, id: string, count: number, scale = 1, tilt = 0.16): string {
  const half = halfWidth(profile, y)
  return times(count, (index) => {
    const angle = ((index + 0.5) / count - 0.5) * Math.PI
    const x = round(400 + half * Math.sin(angle))
    const drop = round(y + half * tilt * Math.cos(angle))
    const squeeze = Math.round(Math.cos(angle) * scale * 100) / 100
    return `<use href="#${id}" transform="translate(${x} ${drop})scale(${squeeze} ${Math.round(scale * 100) / 100})"/>`
  })
}
