import { isApprovable } from '../../approvable.ts'
import type { Decisions, Finding, Report } from '../../report.ts'
import type { Choice, Marks } from './history.ts'

/** The longest quarantine, days from today. */
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

/** What can be decided of a shot: what looks otherwise each time, or was not drawn, is nothing to compare with. */
export function choicesOf({ verdict, before }: Finding): readonly Choice[] {
  return choicesByVerdict[verdict].filter((choice) => choice !== 'tolerate' || before)
}

/** Whether a shot may be approved together with others. The rest want a decision of their own. */
function isRoutine(finding: Finding): boolean {
  return finding.quarantinedUntil === null && isApprovable(finding)
}

/**
 * The shots that one decision for all of `findings` takes: those without a decision of their own, or all of them
 * where each has one. Never a shot that the choice is not for.
 */
export function takenTogether(findings: readonly Finding[], marks: Marks, choice: Choice): Finding[] {
  const fit = findings.filter(
    (finding) => choicesOf(finding).includes(choice) && (choice !== 'approve' || isRoutine(finding)),
  )
  const undecided = fit.filter(({ key }) => !marks[key]?.choice)
  return undecided.length > 0 ? undecided : fit
}

/** What "approve all seen" takes. */
export function approvableSeen(
  findings: readonly Finding[],
  marks: Marks,
  seen: ReadonlySet<string>,
): Finding[] {
  return findings.filter(
    (finding) => seen.has(finding.key) && isRoutine(finding) && !marks[finding.key]?.choice,
  )
}

/** What is committed: every shot with a choice. A comment alone stays in the browser. */
export function decisionsOf(report: Report, marks: Marks, by: string): Decisions {
  const decisions = report.findings.flatMap(({ key, after }) => {
    const mark = marks[key]
    if (!mark?.choice) return []
    const { choice, comment, until } = mark
    return [{ key, hash: after?.hash ?? null, choice, comment, until }]
  })
  return { report: report.at, by, decisions }
}

/** The day so many days after `now`, as `2026-12-01`, where the reviewer is. */
export function dayAhead(days: number, now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
