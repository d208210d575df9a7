import { isApprovable } from '../../approvable.ts'
import type { Decisions, Finding, Report } from '../../report.ts'
import type { Choice, Mark, Marks } from './history.ts'
import type { Committed } from './saved-review.ts'

/** Days. */
export const longestQuarantine = 30

const choicesByVerdict: Record<Finding['verdict'], readonly Choice[]> = {
  same: ['approve', 'reject', 'quarantine'],
  changed: ['approve', 'reject', 'tolerate', 'quarantine'],
  new: ['approve', 'reject', 'quarantine'],
  contested: ['approve', 'reject', 'quarantine'],
  gone: ['approve', 'reject'],
  unstable: ['reject', 'quarantine'],
  leak: ['reject', 'quarantine'],
  broken: ['reject', 'quarantine'],
}

export function choicesOf({ verdict, hasFailed, before }: Finding): readonly Choice[] {
  const own = choicesByVerdict[hasFailed ? 'broken' : verdict]
  return own.filter((choice) => choice !== 'tolerate' || before)
}

function isRoutine(finding: Finding): boolean {
  return finding.quarantine === null && finding.rejected === null && isApprovable(finding)
}

/** The shots of a group that a decision applies to: the undecided ones, or all if every shot of it is decided. */
export function groupDecisionTargets(findings: readonly Finding[], marks: Marks, choice: Choice): Finding[] {
  const fit = findings.filter(
    (finding) => choicesOf(finding).includes(choice) && (choice !== 'approve' || isRoutine(finding)),
  )
  const isUndecided = ({ key }: Finding) => !marks[key]?.choice
  return findings.some(isUndecided) ? fit.filter(isUndecided) : fit
}

export function approvableSeen(
  findings: readonly Finding[],
  marks: Marks,
  seen: ReadonlySet<string>,
): Finding[] {
  return findings.filter(
    (finding) => seen.has(finding.key) && isRoutine(finding) && !marks[finding.key]?.choice,
  )
}

/** A comment alone is not committed, nor is what another reviewer committed. */
export function decisionsOf(report: Report, marks: Marks, by: string): Decisions {
  const decisions = report.findings.flatMap(({ key, after, rejected }) => {
    const mark = marks[key]
    if (!mark?.choice || mark.by !== undefined) return []
    const { choice, comment, until } = mark
    return [{ key, hash: after?.hash ?? null, choice, comment, until, overrides: rejected?.by }]
  })
  return { report: report.at, by, decisions }
}

export const isCommitted = ({ choice, comment, until }: Mark, committed: Committed[string] | undefined) =>
  committed?.choice === choice && committed.comment === comment && committed.until === until

export const uncommittedOf = (report: Report, committed: Committed, marks: Marks) =>
  decisionsOf(report, marks, '').decisions.filter(
    (decision) => !isCommitted(decision, committed[decision.key]),
  )

/** Committed decisions that the review no longer has: the baselines still do. */
export function withdrawnOf(report: Report, committed: Committed, marks: Marks): string[] {
  return report.findings.map(({ key }) => key).filter((key) => committed[key] && !marks[key]?.choice)
}

/** `days` after `now` as `2026-12-01`, in local time. */
export function dayAhead(days: number, now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
