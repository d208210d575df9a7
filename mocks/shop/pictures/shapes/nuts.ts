import { darker, lighter, mix } from '../canvas.ts'
import type { Brush } from '../canvas.ts'
import { around, at, define, ellipse, glow, group, inViews, line, path, petals, polar, rect, round, shadow, smooth, times, use } from '../still-life.ts'
import type { Point } from '../still-life.ts'
import { dish, sprig, table, teaGlass } from '../still-life-setting.ts'

/** Pieces about 100 units long, defined as `a-food0`, `a-food1`… */
type Food = readonly string[]

const stock = (food: Food) => food.map((body, index) => define(`a-food${index}`, body)).join('')

function piece([x, y]: Point, kinds: number, size: number, random: () => number): string {
  return use(`a-food${Math.floor(random() * kinds)}`, `translate(${at([x, y])})rotate(${Math.floor(random() * 360)})scale(${Math.round(size * (0.92 + random() * 0.16) * 100) / 100})`)
}

function heap({ random }: Brush, kinds: number, [x, y]: Point, width: number, rows: number, size: number, rise: number): string {
  return times(rows, (row) => {
    const share = row / (rows - 1)
    const half = width * Math.sqrt(1 - (1 - share) ** 2) * 0.94 + width * 0.06
    const count = Math.max(2, Math.round((half * 2) / (54 * size)))
    return times(count, (index) => {
      const along = count < 2 ? 0 : (index / (count - 1)) * 2 - 1
      const sink = (1 - along * along) * 18 * share
      return piece([x + along * half * 0.9 + (random() - 0.5) * 18, y - rise * (1 - share) + sink + (random() - 0.5) * 10], kinds, size, random)
    })
  })
}

function spreadOut({ random }: Brush, kinds: number, size: number): string {
  const step = 76 * size
  const columns = Math.ceil(800 / step) + 1
  const rows = Math.ceil(1000 / (step * 0.86)) + 1
  return times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return piece([(column + (row % 2) / 2) * step + (random() - 0.5) * step * 0.5, row * step * 0.86 + (random() - 0.5) * step * 0.5], kinds, size, random)
  })
}

const outline = (color: string, width = 2) => `stroke="${color}" stroke-width="${width}"`

function pistachio(gradient: string, gape: number): string {
  const shell = 'M-50 4C-46 -26 -12 -36 20 -28C40 -22 52 -10 52 2C52 16 36 28 14 31C-16 35 -48 28 -50 4z'
  return ellipse(2, 10, 52, 30, '#2b2115', 'opacity=".22"') + path(shell, `url(#${gradient})`, outline('#9c7a4c', 1.5)) +
    path(`M-34 -8C-10 ${-10 - gape} 26 ${-8 - gape} 52 0C26 ${round(6 + gape * 0.5)} -8 ${round(6 + gape * 0.4)} -34 -8z`, '#7d5a3a') + path(`M-26 -6C-6 ${-6 - gape} 24 ${-5 - gape} 46 0C24 ${round(4 + gape * 0.4)} -4 ${round(4 + gape * 0.3)} -26 -6z`, '#9aa54e') +
    line(`M-18 -5C0 ${round(-4 - gape * 0.8)} 20 ${round(-3 - gape * 0.7)} 36 -1`, '#c4c873', 4, 'opacity=".8"') + line('M-20 -20C-8 -25 8 -26 22 -22M-40 12C-24 22 4 25 22 23', '#fffaf0', 2.5, 'opacity=".6"') + path('M-30 -6C-16 -10 -4 -11 4 -11C-8 -4 -20 -3 -30 -6z', '#7a3f4c', 'opacity=".7"')
}

const shellTone = glow('a-shell', [[0, '#f5e8cb'], [0.6, '#e2c797'], [1, '#b8935c']], [0.4, 0.3], 0.8)
const kernel = ellipse(2, 6, 36, 17, '#2b2115', 'opacity=".2"') + path('M-36 0C-32 -16 -4 -20 16 -14C30 -9 36 -2 36 2C30 12 4 18 -14 14C-28 11 -36 8 -36 0z', '#8f9c48', outline('#6a5a34')) + path('M-30 2C-16 12 6 14 26 6C10 18 -20 18 -30 2z', '#7a4450', 'opacity=".8"') + line('M-22 -6C-6 -12 10 -12 22 -6', '#c8cf80', 4)
const pistachios: Food = [pistachio('a-shell', 14), pistachio('a-shell', 9), kernel]

const date = (wrinkles: string) => ellipse(2, 9, 54, 27, '#2b2115', 'opacity=".25"') + path('M-54 2C-52 -20 -22 -29 8 -27C36 -25 56 -14 55 2C54 18 28 28 -2 28C-32 28 -54 20 -54 2z', 'url(#a-date)', outline('#2c130a', 1.5)) +
  line(wrinkles, '#240d06', 2, 'opacity=".6"') + line('M-34 -13C-16 -21 8 -22 28 -16', '#ffe2bd', 5, 'opacity=".55"') + line('M-4 -8C8 -11 22 -10 32 -6', '#ffe2bd', 2.5, 'opacity=".45"') + path('M-58 -5c-4 4 -4 8 0 13c6 2 10 -1 11 -6c0 -6 -4 -10 -11 -7z', '#c59a5e')
const dateTone = glow('a-date', [[0, '#a3602f'], [0.45, '#6c3215'], [1, '#35150a']], [0.4, 0.24], 0.85)
const dates: Food = [date('M-40 6C-18 12 8 8 36 14M-30 16C-8 20 14 18 30 20M-44 -4C-24 0 -10 -4 8 0'), date('M-40 0C-20 6 10 -2 46 6M-34 12C-10 16 12 12 38 14M-20 21C-4 23 10 22 22 21')]

const apricot = ellipse(2, 8, 42, 36, '#2b2115', 'opacity=".22"') + path('M-40 0C-40 -28 -16 -38 4 -35C28 -33 42 -18 40 2C38 24 20 36 -4 35C-26 34 -40 22 -40 0z', 'url(#a-apricot)', outline('#9a4e14')) + path('M-20 -4C-16 -18 8 -20 18 -8C24 4 12 16 -2 14C-14 12 -22 6 -20 -4z', '#c46a1e', 'opacity=".6"') + line('M-20 -4C-10 4 8 4 18 -8M-6 2C-4 10 4 14 8 12', '#8f4410', 2, 'opacity=".6"') + line('M-28 -14C-20 -26 -6 -30 8 -28', '#ffe9c2', 5, 'opacity=".6"')
const fig = ellipse(2, 9, 40, 38, '#2b2115', 'opacity=".22"') + path('M0 -46C8 -34 40 -24 40 6C40 28 22 38 0 38C-22 38 -40 28 -40 6C-40 -24 -8 -34 0 -46z', '#c7a06a', outline('#7d5a30')) + line('M0 -44C-10 -20 -26 0 -24 32M0 -44C-4 -14 -8 8 -6 38M0 -44C10 -20 26 0 24 32M0 -44C4 -14 12 8 10 38', '#8c6636', 2.4, 'opacity=".7"') + line('M-30 0C-26 -14 -18 -22 -10 -26', '#fff3d6', 5, 'opacity=".5"')
const raisin = (color: string) => ellipse(2, 6, 28, 16, '#2b2115', 'opacity=".2"') + path('M-28 0C-26 -14 -8 -19 8 -16C22 -14 30 -6 28 2C24 14 8 18 -8 16C-20 14 -28 8 -28 0z', color, outline(darker(color, 0.5), 1.5)) + line('M-18 -4C-6 2 6 -6 20 0M-14 6C0 10 8 4 18 8', darker(color, 0.45), 2, 'opacity=".7"') + line('M-14 -10C-6 -14 4 -13 10 -11', '#fff3d6', 3, 'opacity=".5"')
const plum = ellipse(2, 8, 38, 32, '#2b2115', 'opacity=".22"') + path('M-38 0C-36 -26 -14 -34 6 -31C28 -28 40 -14 37 4C32 26 14 32 -6 31C-26 30 -38 20 -38 0z', '#4a2331', outline('#241018')) + line('M-26 4C-10 12 8 0 28 8M-16 16C0 20 12 12 22 18M-22 -10C-8 -4 4 -14 20 -8', '#23101a', 2.4) + line('M-22 -16C-12 -25 4 -26 12 -24', '#c99aa8', 4, 'opacity=".6"')
const fruitTone = glow('a-apricot', [[0, '#f3ae4a'], [0.6, '#e08a2a'], [1, '#b35f17']], [0.38, 0.3], 0.8)
const driedFruit: Food = [apricot, fig, plum, apricot, raisin('#b98a3a'), raisin('#7c8a3f')]

const wrinkle = 'M-4 -38C-20 -30 -10 -20 -22 -14C-34 -8 -22 2 -32 8M-6 -24C-14 -14 -4 -8 -14 2C-22 12 -10 16 -16 28M4 -36C18 -30 10 -22 22 -14C32 -8 22 4 32 10M6 -20C14 -12 6 -4 14 4C22 14 10 18 16 28'
const walnut = ellipse(3, 10, 46, 40, '#2b2115', 'opacity=".24"') + path('M0 -46C28 -44 46 -22 44 4C42 28 22 42 0 42C-22 42 -42 28 -44 4C-46 -22 -28 -44 0 -46z', 'url(#a-walnut)', outline('#6a4522')) + line('M0 -48C6 -20 -6 12 0 44', '#7d5630', 6) + line('M2 -46C8 -20 -4 12 2 42', '#f0d3a0', 2, 'opacity=".8"') + line(wrinkle, '#80582f', 2.6, 'opacity=".75"')
const half = ellipse(3, 10, 46, 40, '#2b2115', 'opacity=".24"') + path('M0 -46C28 -44 46 -22 44 4C42 28 22 42 0 42C-22 42 -42 28 -44 4C-46 -22 -28 -44 0 -46z', '#a87c48', outline('#6a4522')) + path('M0 -38C22 -36 37 -18 36 4C34 24 18 35 0 35C-18 35 -34 24 -36 4C-37 -18 -22 -36 0 -38z', '#5f3d1f') +
  path('M-3 -32C-12 -38 -22 -30 -22 -22C-34 -20 -34 -4 -28 0C-34 8 -28 22 -20 22C-16 32 -6 32 -3 26zM3 -32C12 -38 22 -30 22 -22C34 -20 34 -4 28 0C34 8 28 22 20 22C16 32 6 32 3 26z', '#d9ab6c', outline('#8f6432', 2.5)) + line('M-10 -24C-18 -18 -10 -8 -18 -4C-26 2 -14 8 -18 16M10 -24C18 -18 10 -8 18 -4C26 2 14 8 18 16', '#a47539', 3.5)
const nutTone = glow('a-walnut', [[0, '#e3bf86'], [0.6, '#c1935a'], [1, '#85592c']], [0.36, 0.3], 0.85)
const walnuts: Food = [walnut, walnut, half]

type Pantry = { food: Food; tone: string; size: number; ware: (color: string) => string; extra: (color: string) => string }

const wareOf = (color: string) => mix(color, '#2fa19b', 0.25)

function inDish(pantry: Pantry, brush: Brush, center: Point = [400, 560], rx = 310): string {
  const { food, size } = pantry
  return dish(center, rx, pantry.ware(brush.color)) + mound(center, rx) + heap(brush, food.length, [center[0], center[1] + 10], rx * 0.8, 7, size, rx * 0.62) +
    path(`M${center[0] - rx} ${center[1]}A${rx} ${round(rx * 0.3)} 0 0 0 ${center[0] + rx} ${center[1]}l-12 2A${rx - 12} ${round(rx * 0.3 - 6)} 0 0 1 ${center[0] - rx + 12} ${center[1] + 2}z`, lighter(pantry.ware(brush.color), 0.4))
}

const mound = ([x, y]: Point, rx: number) =>
  path(`M${round(x - rx * 0.86)} ${y + 10}Q${round(x - rx * 0.5)} ${round(y - rx * 0.56)} ${x} ${round(y - rx * 0.54)}Q${round(x + rx * 0.5)} ${round(y - rx * 0.56)} ${round(x + rx * 0.86)} ${y + 10}Q${x} ${round(y + rx * 0.3)} ${round(x - rx * 0.86)} ${y + 10}z`, '#4a3018', 'opacity=".85"')

function scattered({ food, size }: Pantry, { random }: Brush, places: readonly Point[]): string {
  return places.map((place) => piece(place, food.length, size, random)).join('')
}

const draw = (pantry: Pantry) => inViews({
  whole: (brush) => pantry.tone + stock(pantry.food) + inDish(pantry, brush, [400, 570], 340) + scattered(pantry, brush, [[150, 830], [250, 866], [610, 850]]),
  detail: (brush) => pantry.tone + stock(pantry.food) + rect(0, 0, 800, 1000, darker('#6a4a2a', 0.45)) + spreadOut(brush, pantry.food.length, pantry.size * 1.9) + spreadOut(brush, pantry.food.length, pantry.size * 2.1),
  use: (brush) => table(brush.color, 560) + pantry.tone + stock(pantry.food) + pantry.extra(brush.color) + inDish(pantry, brush, [350, 690], 270) + scattered(pantry, brush, [[640, 880], [560, 920], [150, 930]]),
})

const withTea = () => group('translate(292 -140)scale(.92)', teaGlass('a-tea'))
const withLeaves = (color: string) => sprig([560, 600], 30, 190) + group('translate(0 40)', jar(color))

function jar(color: string): string {
  const glaze = mix(color, '#24507a', 0.7)
  return path('M600 330H700C700 380 760 420 760 520C760 600 720 640 700 650H600C580 640 540 600 540 520C540 420 600 380 600 330z', darker(glaze, 0.1)) + path('M600 330H640C636 400 580 440 580 530C580 600 600 630 630 650H600C580 640 540 600 540 520C540 420 600 380 600 330z', lighter(glaze, 0.25), 'opacity=".6"') +
    rect(588, 316, 124, 24, lighter(glaze, 0.35), 'rx="10"') + line(smooth([[545, 500], [600, 524], [650, 528], [700, 524], [755, 500]]), lighter(glaze, 0.75), 6) + path(petals([650, 570], 8, 6, 30, 6), lighter(glaze, 0.75)) + line(around(8, (turn) => `M${at(polar([650, 450], 30, turn))}L${at(polar([650, 450], 14, turn))}`), lighter(glaze, 0.7), 5) + shadow(650, 654, 76, 6)
}

export const nutShapes = {
  pistachios: draw({ food: pistachios, tone: shellTone, size: 0.92, ware: (color) => mix(color, '#3f8f8b', 0.5), extra: withTea }),
  dates: draw({ food: dates, tone: dateTone, size: 1.15, ware: (color) => mix(color, '#efe6d2', 0.7), extra: withTea }),
  'dried-fruit': draw({ food: driedFruit, tone: fruitTone, size: 1.1, ware: (color) => mix(color, '#355f8a', 0.55), extra: withLeaves }),
  walnuts: draw({ food: walnuts, tone: nutTone, size: 1.2, ware: wareOf, extra: withLeaves }),
}
