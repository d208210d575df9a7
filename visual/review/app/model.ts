import type { Finding, Group, Report, Verdict } from '../../report.ts'
import { modeName } from '../../modes.ts'
import { approvableSeen } from './decision-rules.ts'
import { matches, type Filters } from './filters.ts'
import type { Marks } from './history.ts'

export type Card = Omit<Group, 'keys' | 'unmirrored'> & {
  shots: readonly Finding[]
  stories: number
  unmirrored: ReadonlySet<string>
}

export type Model = { report: Report; cards: readonly Card[] }

export function modelOf(report: Report): Model {
  const findings = new Map(report.findings.map((finding) => [finding.key, finding]))
  const grouped = new Set(report.groups.flatMap(({ keys }) => keys))
  const alone = report.findings.filter(({ key }) => !grouped.has(key))
  const groups = [
    ...report.groups,
    ...alone.map(({ key }): Group => ({ id: key, cause: '', keys: [key], unmirrored: [] })),
  ]
  const cards = groups.map(({ keys, unmirrored, ...group }): Card => {
    const shots = keys.flatMap((key) => findings.get(key) ?? [])
    const stories = new Set(shots.map(({ story }) => story.id)).size
    return { ...group, shots, stories, unmirrored: new Set(unmirrored) }
  })
  return { report, cards: cards.filter(({ shots }) => shots.length > 0) }
}

function countEach<Kind>(kinds: readonly Kind[]): [Kind, number][] {
  const counts = new Map<Kind, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
}

export const verdictCounts = (findings: readonly Finding[]): [Verdict, number][] =>
  countEach(findings.map(({ verdict }) => verdict))

/** Null for a broken shot as well: its verdict says it. */
function problemOf({ verdict, hasFailed, problems }: Finding) {
  if (verdict === 'broken' || problems.length === 0) return null
  return hasFailed ? 'failed' : 'error'
}

export const problemCounts = (findings: readonly Finding[]) =>
  countEach(findings.flatMap((finding) => problemOf(finding) ?? []))

export function isDecided(marks: Marks, { key }: Finding): boolean {
  return Boolean(marks[key]?.choice)
}

export function filteredShots({ shots }: Card, marks: Marks, filters: Filters): readonly Finding[] {
  return shots.filter((shot) => matches(shot, marks[shot.key], filters))
}

export function approvableShown(
  { report }: Model,
  marks: Marks,
  filters: Filters,
  seen: ReadonlySet<string>,
): Finding[] {
  const shown = report.findings.filter((finding) => matches(finding, marks[finding.key], filters))
  return approvableSeen(shown, marks, seen)
}

export function shotName({ story, mode }: Finding): string {
  return `${story.title} — ${story.name} · ${modeName(mode)}`
}
