import type { Catalogue } from '../catalogue/catalogue.ts'
import { colorOf, groundOf } from '../catalogue/rows.ts'
import { seededRandom } from '../random.ts'
import type { View } from './canvas.ts'
import { lighter, views } from './canvas.ts'
import { drawHero } from './hero.ts'
import { shapes } from './shapes.ts'

const remembered = 400

const memory = new Map<string, string>()

function memoize(key: string, draw: () => string): string {
  const known = memory.get(key) ?? draw()
  memory.delete(key)
  memory.set(key, known)
  const [oldest] = memory.keys()
  if (memory.size > remembered && oldest !== undefined) memory.delete(oldest)
  return known
}

const ground = (color: string) => `<defs><radialGradient id="f-ground" cx=".5" cy=".42" r=".75">
<stop offset="0" stop-color="${lighter(groundOf(color), 0.45)}"/><stop offset="1" stop-color="${groundOf(color)}"/></radialGradient></defs>
<rect width="800" height="1000" fill="url(#f-ground)"/>`

/** `1-whole.svg` → variant (from 1) and view; null for other names. */
export function readFileName(file: string): { index: number; view: View } | null {
  const match = /^(\d{1,2})-([a-z]+)\.svg$/.exec(file)
  const view = views.find((candidate) => candidate === match?.[2])
  return match && view ? { index: Number(match[1]), view } : null
}

/** SVG, `width` in pixels (default 800); null for an unknown product or variant. */
export function drawPicture(
  { seeds }: Catalogue,
  label: string,
  { index, view }: { index: number; view: View },
  width = 800,
): string | null {
  const seed = seeds.get(label)
  const variant = seed?.variants[index - 1]
  if (!seed || !variant) return null
  const color = colorOf(seed, variant)
  const body = memoize(`${label}/${index}-${view}`, () => {
    return ground(color) + shapes[seed.shape]({ color, view, random: seededRandom(`${label}/${index}`) })
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="${width}" height="${width * 1.25}">${body}</svg>`
}

/** 16:9 SVG, `width` in pixels (default 1600). */
export const heroPicture = (width = 1600) =>
  memoize('hero', drawHero).replace('<svg ', `<svg width="${width}" height="${(width * 9) / 16}" `)
