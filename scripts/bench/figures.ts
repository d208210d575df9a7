export type Measurement = { name: string; figure: string; goal?: string; missed?: boolean }

/** One line of the table in docs/performance.md: what was measured, and the figure in words. */
export type Summary = { what: string; figure: string }

export type Measured = { measurements: Measurement[]; summaries: Summary[] }

export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1]!
}

/** The smallest figure that `share` of all figures do not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!
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

export const atLeast = (
  name: string,
  figure: number,
  least: number,
  format: (figure: number) => string,
): Measurement => ({ name, figure: format(figure), goal: `≥ ${format(least)}`, missed: figure < least })

export function table(lines: readonly Measurement[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length))
  return lines
    .map(({ name, figure, goal, missed }) => {
      const mark = goal === undefined ? ' ' : missed ? '✗' : '✓'
      return `${mark} ${name.padEnd(width)}  ${figure}${goal === undefined ? '' : `   ${goal}`}`
    })
    .join('\n')
}
