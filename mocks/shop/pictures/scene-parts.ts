import { closeUp, glow, group, rect } from './still-life.ts'
import type { Point } from './still-life.ts'
import { teaGlass } from './still-life-setting.ts'

export const raking =
  glow(
    'a-raking',
    [
      [0, '#fffaf0', 0.24],
      [0.5, '#fffaf0', 0],
      [1, '#1b140c', 0.3],
    ],
    [0.3, 0.24],
    0.95,
  ) + rect(0, 0, 800, 1000, 'url(#a-raking)')

export const near = (focus: Point, zoom: number, body: string) => closeUp(focus, zoom, body) + raking

export const tea = (x: number, y: number, size: number) =>
  group(`translate(${x} ${y})scale(${size})translate(-400 -790)`, teaGlass('a-tea'))
