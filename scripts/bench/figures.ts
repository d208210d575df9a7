export type Measurement = { name: string; figure: string; goal?: string; missed?: boolean }

/** One line of the table in docs/performance.md: what was measured, and the figure in words. */
export type Summary = { what: string; figure: string }

export type Measured = { measurements: Measurement[]; summaries: Summary[] }

export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1]!
}

export const ms = (figure: number) => `${figure.toFixed(0)} ms`

export const kB = (figure: number) => `${figure.toFixed(1)} kB`

export const formatRatio = (figure: number, of: number) => `${(figure / of).toFixed(2)} ×`

export function atMost(
  name: string,
  figure: number,
  most: number,
  format: (figure: number) => string,
  note = '',
): Measurement {
  return { name, figure: `${format(figure)}${note}`, goal: `≤ ${format(most)}`, missed: figure > most }
}

export function table(lines: readonly Measurement[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length))
  return lines
    .map(({ name, figure, goal, missed }) => {
      const mark = goal === undefined ? ' ' : missed ? '✗' : '✓'
      return `${mark} ${name.padEnd(width)}  ${figure}${goal === undefined ? '' : `   ${goal}`}`
    })
    .join('\n')
}
