import type { Check } from './check.ts'

const matches = ({ group, name, calls }: Check, word: string) =>
  word === group || word === name || word === `${group}/${name}` || calls.some((call) => call === word)

/** Checks matching `only` by group, name or call; all when empty. Else its first unknown word. */
export function selectChecks(
  checks: readonly Check[],
  only: readonly string[],
): { selected: readonly Check[] } | { unknown: string } {
  const unknown = only.find((word) => !checks.some((check) => matches(check, word)))
  if (unknown !== undefined) return { unknown }
  if (only.length === 0) return { selected: checks }
  return { selected: checks.filter((check) => only.some((word) => matches(check, word))) }
}
