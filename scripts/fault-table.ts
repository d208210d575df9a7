export type Case = { call: string; trouble: string; hasSurvived: boolean }

const unique = (names: readonly string[]) => [...new Set(names)]

/** A row for each call, a column for each trouble; what was not tried is left blank. */
export function tableOf(cases: readonly Case[]): string {
  const calls = unique(cases.map(({ call }) => call))
  const troubles = unique(cases.map(({ trouble }) => trouble))
  const width = Math.max(...calls.map(({ length }) => length))
  const sign = (call: string, trouble: string) => {
    const found = cases.find((one) => one.call === call && one.trouble === trouble)
    return found ? (found.hasSurvived ? '✓' : '✗') : ' '
  }
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((cell, at) => cell.padStart(troubles[at]!.length))].join('  ').trimEnd()
  const rows = calls.map((call) =>
    line(
      call,
      troubles.map((trouble) => sign(call, trouble)),
    ),
  )
  return [line('', troubles), ...rows].join('\n')
}
