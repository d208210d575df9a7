import type { Finding, Report } from '../report.ts'
import { describeUnrest } from './describe-unrest.ts'
import { describeMoves, describeTabStops } from './ordered-diff.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** XML forbids control characters, even escaped. */
const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (one) => entities[one]!).replaceAll(/[^\P{Cc}\t\n]/gu, ' ')

function failureText({ verdict, unrest = [], rejected, ...found }: Finding): string {
  const { change, text, names, tabStops, problems, errorsGone, axe } = found
  return [
    verdict,
    ...unrest.map(describeUnrest),
    rejected && `was rejected by ${rejected.by}: ${rejected.reason}`,
    change && `${change.pixels} pixels`,
    ...text.gone.map((line) => `- ${line}`),
    ...text.came.map((line) => `+ ${line}`),
    ...describeMoves(text),
    ...names.gone.map((line) => `- ${line}`),
    ...names.came.map((line) => `+ ${line}`),
    ...describeMoves(names),
    ...describeTabStops(tabStops),
    ...axe.came.map(({ rule, impact, target }) => `axe ${rule} (${impact}): ${target}`),
    ...problems,
    ...errorsGone.map((error) => `no longer logged: ${error}`),
  ]
    .filter(Boolean)
    .join('\n')
}

const outcomeOf = (finding: Finding) =>
  finding.quarantine === null
    ? `<failure message="${finding.verdict}">${escaped(failureText(finding))}</failure>`
    : `<skipped message="in quarantine until ${finding.quarantine.until}: ${escaped(finding.quarantine.comment)}"/>`

export function junitOf({ findings, shots, seconds }: Report): string {
  const cases = findings.map(
    (finding) =>
      `  <testcase classname="${escaped(finding.story.title)}" name="${escaped(finding.key)}">\n` +
      `    ${outcomeOf(finding)}\n  </testcase>\n`,
  )
  const skipped = findings.filter(({ quarantine }) => quarantine !== null).length
  const failures = findings.length - skipped
  const counts = `tests="${shots}" failures="${failures}" skipped="${skipped}" time="${seconds.toFixed(1)}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="visual" ${counts}>\n${cases.join('')}</testsuite>\n`
}
