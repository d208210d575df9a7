import type { WordDiff } from '../report.ts'

/** Lines that are in one and not in the other, however often each occurs. */
export function diffLines(before: readonly string[], after: readonly string[]): WordDiff {
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
