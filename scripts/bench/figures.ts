/** One line of what a part of the bench found; `due` is what it should be, where it has to be something. */
export type Line = { name: string; figure: string; due?: string; missed?: boolean }

export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1]!
}

export const ms = (figure: number) => `${figure.toFixed(0)} ms`

export const kB = (figure: number) => `${figure.toFixed(1)} kB`

export const times = (figure: number, of: number) => `${(figure / of).toFixed(2)} ×`

/** `most` is in the unit of `figure`, and `tell` writes both. */
export function atMost(
  name: string,
  figure: number,
  most: number,
  tell: (figure: number) => string,
  note = '',
): Line {
  return { name, figure: `${tell(figure)}${note}`, due: `≤ ${tell(most)}`, missed: figure > most }
}

export function table(lines: readonly Line[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length))
  return lines
    .map(({ name, figure, due, missed }) => {
      const mark = due === undefined ? ' ' : missed ? '✗' : '✓'
      return `${mark} ${name.padEnd(width)}  ${figure}${due === undefined ? '' : `   ${due}`}`
    })
    .join('\n')
}
