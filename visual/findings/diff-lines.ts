import type { LineDiff } from '../report.ts'

/** Multiset difference: moved lines do not count. */
export function diffLines(before: readonly string[], after: readonly string[]): LineDiff {
  return { gone: without(before, after), came: without(after, before) }
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}
