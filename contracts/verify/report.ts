import type { Finding } from './finding.ts'
import type { Report, Result } from './run.ts'

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const isDrifting = ({ findings }: Result) => findings.length > 0

export const findingsOf = ({ results }: Report): Finding[] => results.flatMap(({ findings }) => findings)

function countsOf(results: readonly Result[]) {
  const drift = results.filter(isDrifting).length
  const skipped = results.filter((result) => result.skipped !== null && !isDrifting(result)).length
  return { hold: results.length - drift - skipped, drift, skipped }
}

function counted(results: readonly Result[]): string {
  const { hold, drift, skipped } = countsOf(results)
  const parts = [`${hold} hold`]
  if (drift > 0) parts.push(`${drift} drift`)
  if (skipped > 0) parts.push(`${skipped} skipped`)
  return `${plural(results.length, 'check')}: ${parts.join(', ')}`
}

/** `–` for a group in which nothing was checked. */
function markOf(results: readonly Result[]) {
  const { hold, drift } = countsOf(results)
  if (drift > 0) return '✗'
  return hold > 0 ? '✓' : '–'
}

export const groupLine = (group: string, results: readonly Result[]) =>
  `${markOf(results)} ${group.padEnd(11)} ${counted(results)}`

const maxNames = 10

function namesOf(results: readonly Result[]): string {
  if (results.length <= maxNames) return results.map(({ group, name }) => `${group}/${name}`).join(', ')
  const groups = [...new Set(results.map(({ group }) => group))]
  const counts = groups.map((name) => `${name} ${results.filter(({ group }) => group === name).length}`)
  return `${counts.join(', ')}; --json names them`
}

function skippedText(results: readonly Result[]): string[] {
  const reasons = [...new Set(results.flatMap(({ skipped }) => skipped ?? []))]
  return reasons.map(
    (reason) => `skipped, ${reason}: ${namesOf(results.filter(({ skipped }) => skipped === reason))}`,
  )
}

function findingText({ check, call, expected, came, assumed, curl }: Finding, at: number): string {
  const lines = [
    `${at + 1}. ${check}${call && !check.endsWith(`/${call}`) ? ` (${call})` : ''}`,
    `   expected  ${expected}`,
    `   came      ${came}`,
    ...(assumed === null ? [] : [`   assumed: ${assumed}; the owner of the server has to confirm it`]),
    ...curl.map((command) => `   $ ${command}`),
  ]
  return lines.join('\n')
}

export function reportText(report: Report, milliseconds: number): string {
  const { results, additions } = report
  const parts = [
    ...skippedText(results),
    ...(additions.length > 0 ? [`beyond the contracts, harmless: ${additions.join(', ')}`] : []),
    ...findingsOf(report).map(findingText),
    `${counted(results)}, in ${(milliseconds / 1000).toFixed(1)} s`,
  ]
  return `${parts.join('\n\n')}\n`
}
