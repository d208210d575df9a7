import { type Bitmap, bitmapOf } from './bitmap.ts'

export function bitmapFromLines(...lines: readonly string[]): Bitmap {
  const width = lines[0]?.length ?? 0
  const pixels = Array.from(lines.join(''), (character) => {
    const code = character.charCodeAt(0)
    return character === ' ' ? 0xffffffff : (0xff000000 | (code * 0x9e3b)) >>> 0
  })
  return bitmapOf(Uint32Array.from(pixels), width)
}

export const filled = (character: string, width: number, height: number) =>
  Array.from({ length: height }, () => character.repeat(width))

export const texture = (width: number, height: number, seed = 1) =>
  Array.from({ length: height }, (_line, y) => {
    const mark = String.fromCharCode(0x4e00 + seed * 1000 + y)
    const isInk = (x: number) => (x * 7 + y * 13 + x * y * seed) % 5 === 0
    return mark + Array.from({ length: width - 1 }, (_pixel, x) => (isInk(x + 1) ? '#' : ' ')).join('')
  })

export function overlay(
  lines: readonly string[],
  left: number,
  top: number,
  patch: readonly string[],
): string[] {
  return lines.map((line, y) => {
    const own = patch[y - top]
    return own === undefined ? line : line.slice(0, left) + own + line.slice(left + own.length)
  })
}
