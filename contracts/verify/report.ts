import type { Finding } from './finding.ts'
import type { Report, Result } from './run.ts'

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const isDrifting = ({ findings }: Result) => findings.length > 0

export const findingsOf = ({ results }: Report): Finding[] => results.flatMap(({ findings }) => findings)

function counted(results: readonly Result[]): string {
  const drifting = results.filter(isDrifting).length
  const skipped = results.filter((result) => result.skipped !== null && !isDrifting(result)).length
  const parts = [`${results.length - drifting - skipped} hold`]
  if (drifting > 0) parts.push(`${drifting} drift`)
  if (skipped > 0) parts.push(`${skipped} skipped`)
  return `${plural(results.length, 'check')}: ${parts.join(', ')}`
}

export const groupLine = (group: string, results: readonly Result[]) =>
  `${results.some(isDrifting) ? '✗' : '✓'} ${group.padEnd(11)} ${counted(results)}`

function skippedText(results: readonly Result[]): string[] {
  const reasons = [...new Set(results.flatMap(({ skipped }) => skipped ?? []))]
  return reasons.map((reason) => {
    const names = results
      .filter(({ skipped }) => skipped === reason)
      .map(({ group, name }) => `${group}/${name}`)
    return `skipped, ${reason}: ${names.join(', ')}`
  })
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
