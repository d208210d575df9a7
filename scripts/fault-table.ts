export type FaultCase = { call: string; fault: string; passed: boolean }

const unique = (names: readonly string[]) => [...new Set(names)]

export function faultTable(cases: readonly FaultCase[]): string {
  const calls = unique(cases.map(({ call }) => call))
  const faults = unique(cases.map(({ fault }) => fault))
  const width = Math.max(...calls.map(({ length }) => length))
  const mark = (call: string, fault: string) => {
    const found = cases.find((one) => one.call === call && one.fault === fault)
    return found ? (found.passed ? '✓' : '✗') : ' '
  }
  const line = (name: string, cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((cell, at) => cell.padStart(faults[at]!.length))].join('  ').trimEnd()
  const rows = calls.map((call) =>
    line(
      call,
      faults.map((fault) => mark(call, fault)),
    ),
  )
  return [line('', faults), ...rows].join('\n')
}
