export type FaultCase = { call: string; fault: string; passed: boolean }

/** Vitest also fails where no case does: in a test that is none, or for an error outside of tests. */
export function conclusion(cases: readonly FaultCase[], vitestCode: number | null) {
  const survived = cases.filter(({ passed }) => passed).length
  const failedElsewhere = vitestCode !== 0 && survived === cases.length
  const text = `${cases.length} cases, ${survived} survived`
  return {
    exitCode: vitestCode === 0 && survived === cases.length ? 0 : 1,
    text: failedElsewhere ? `${text}, and Vitest failed elsewhere: see above` : text,
  }
}

/** A case is named for its call, and for its flow where the call has several: `getCart, again`. */
export const callsWithoutCase = (names: readonly string[], cases: readonly FaultCase[]) =>
  names.filter((name) => !cases.some(({ call }) => call.split(',')[0] === name))

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
