import type { Draw } from './canvas.ts'
import { darker, lighter } from './canvas.ts'

const petals = 16

const petal = (at: number, length: number, width: number, fill: string) =>
  `<path d="M0 0C${width} ${-length / 3} ${width} ${-length * 0.8} 0 ${-length}C${-width} ${-length * 0.8} ${-width} ${-length / 3} 0 0Z" fill="${fill}" transform="rotate(${(360 / petals) * at})"/>`

/** Stands for goods that nobody has drawn yet. */
export const drawRosette: Draw = ({ color, view }) => {
  const scale = view === 'detail' ? 1.9 : view === 'use' ? 0.7 : 1
  const ring = (length: number, width: number, fill: string) =>
    Array.from({ length: petals }, (_, at) => petal(at, length, width, fill)).join('')
  return `<ellipse cx="400" cy="${500 + 300 * scale}" rx="${230 * scale}" ry="${26 * scale}" fill="#2b2115" opacity=".1"/>
<g transform="translate(400 500) scale(${scale})">${ring(280, 60, color)}${ring(190, 44, lighter(color, 0.35))}${ring(110, 28, darker(color, 0.2))}<circle r="26" fill="${lighter(color, 0.7)}"/></g>`
}
