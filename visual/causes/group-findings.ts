import { createHash } from 'node:crypto'
import { groupFindings as groupByPixels } from '../compare/groups.ts'
import type { FindingDetails } from '../findings/create-finding.ts'
import { describeUnrest } from '../findings/describe-unrest.ts'
import { describeTabStops } from '../findings/ordered-diff.ts'
import type { Finding, Group } from '../report.ts'
import { evidenceOfAxe, evidenceOfGoneErrors, evidenceOfLines, evidenceOfProblems } from './causes.ts'
import { explain } from './explanations.ts'
import type { Evidence } from './explanations.ts'

type Grouped = Omit<Group, 'unmirrored'>

const verdictCauses: Partial<Record<Finding['verdict'], string>> = {
  new: 'new',
  gone: 'gone',
  unstable: 'unstable',
}

/** What the diagnostics say, for a finding that neither rules nor elements explain. */
function evidenceOfDiagnostics({ key, text, names, tabStops, axe, errorsGone }: Finding): Evidence[] {
  const lines = [...evidenceOfLines(key, names), ...evidenceOfLines(key, text)]
  const evidence = [
    ...lines,
    ...evidenceOfAxe(key, [...axe.came, ...axe.gone]),
    ...evidenceOfGoneErrors(key, errorsGone),
  ]
  if (evidence.length > 0) return evidence
  const causes = tabStops ? describeTabStops(tabStops) : ['the baseline has no tab stops yet']
  return causes.map((cause) => ({ shot: key, causes: [cause] }))
}

function evidenceOf({ finding, evidence }: FindingDetails): Evidence[] {
  const { key, story, verdict, leakedFrom } = finding
  if (leakedFrom !== null) return [{ shot: key, causes: [`leak: left by ${leakedFrom}`] }]
  const named = verdictCauses[verdict]
  const [unrest] = finding.unrest ?? []
  const why = unrest ? ` (${describeUnrest(unrest)})` : ''
  if (named) return [{ shot: key, causes: [`${named}: ${story.title} — ${story.name}${why}`] }]
  if (evidence.length > 0 || verdict !== 'same') return evidence.map((causes) => ({ shot: key, causes }))
  return evidenceOfDiagnostics(finding)
}

/**
 * A story that fails midway stops in another state: besides its problems, only causes that are known from other shots
 * are no consequences.
 */
function evidenceOfFailure(details: FindingDetails, known: ReadonlySet<string>): Evidence[] {
  const { key, problems } = details.finding
  const familiar = evidenceOf(details)
    .map(({ causes }) => causes.filter((cause) => known.has(cause)))
    .filter((causes) => causes.length > 0)
  return [...familiar.map((causes) => ({ shot: key, causes })), ...evidenceOfProblems(key, problems)]
}

function causesByShot(found: readonly FindingDetails[]): Map<string, Set<string>> {
  const failed = found.filter(({ finding }) => finding.problems.length > 0)
  const sound = found.filter(({ finding }) => finding.problems.length === 0)
  const explained = explain(sound.flatMap(evidenceOf))
  const known = new Set([...explained.values()].flatMap((causes) => [...causes]))
  const others = explain(failed.flatMap((one) => evidenceOfFailure(one, known)))
  return new Map([...explained, ...others])
}

function groupOf(cause: string, keys: string[]): Grouped {
  const id = createHash('sha256').update(cause).digest('hex').slice(0, 12)
  return { id, cause, keys: keys.toSorted() }
}

const bySize = (one: Grouped, other: Grouped) =>
  other.keys.length - one.keys.length || (one.keys[0]! < other.keys[0]! ? -1 : 1)

/** Findings with the same causes are a group; those without a known cause are grouped by their pixels. */
export function groupFindings(found: readonly FindingDetails[]): Grouped[] {
  const causes = causesByShot(found)
  const byCause = new Map<string, string[]>()
  for (const [key, own] of causes) {
    const cause = [...own].toSorted().join(' + ')
    byCause.set(cause, [...(byCause.get(cause) ?? []), key])
  }
  const unexplained = found.filter(({ finding }) => !causes.has(finding.key))
  const alike = groupByPixels(
    unexplained.map(({ finding: { key, story, mode }, signatures }) => ({
      key,
      storyId: story.id,
      mode,
      signatures,
    })),
  )
  return [...[...byCause].map(([cause, keys]) => groupOf(cause, keys)), ...alike].sort(bySize)
}
