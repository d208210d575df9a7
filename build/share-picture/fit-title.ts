import type { Pen } from './pen.ts'
import { wrapText } from './wrap-text.ts'

export type TitleSize = { size: number; maxLines: number }

/** The lines of `title` at the largest of `sizes` at which they fit `width`; where none does, at the last. */
export function fitTitle(
  { widthOf }: Pick<Pen, 'widthOf'>,
  title: string,
  { width, sizes }: { width: number; sizes: readonly TitleSize[] },
): { size: number; lines: string[] } {
  const ems = new Map<string, number>()
  const emsOf = (text: string) => {
    const known = ems.get(text) ?? widthOf({ text, weight: 700, size: 1, color: '' })
    ems.set(text, known)
    return known
  }
  const fits = sizes.map(({ size, maxLines }) => {
    const measure = (line: string) =>
      size * line.split(' ').reduce((sum, word) => sum + emsOf(' ') + emsOf(word), -emsOf(' '))
    return { size, ...wrapText(title, { width, maxLines, measure }) }
  })
  return fits.find(({ isWhole }) => isWhole) ?? fits.at(-1)!
}
