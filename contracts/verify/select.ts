import type { Check } from './check.ts'

const isNamed = ({ group, name, calls }: Check, word: string) =>
  word === group || word === name || word === `${group}/${name}` || calls.some((call) => call === word)

/** The checks of the groups, names and calls in `only`, all when it is empty; the first word that names none. */
export function selectChecks(
  checks: readonly Check[],
  only: readonly string[],
): { selected: readonly Check[] } | { unknown: string } {
  const unknown = only.find((word) => !checks.some((check) => isNamed(check, word)))
  if (unknown !== undefined) return { unknown }
  if (only.length === 0) return { selected: checks }
  return { selected: checks.filter((check) => only.some((word) => isNamed(check, word))) }
}
