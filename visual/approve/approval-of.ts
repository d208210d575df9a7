import { isApprovable } from '../approvable.ts'
import { SetupError } from '../config.ts'
import type { Decision, Decisions, Report } from '../report.ts'

/** Approves what can be approved of the stories whose id fits. Throws a `SetupError` if that is nothing. */
export function approvalOf({ at, findings }: Report, id: RegExp, comment: string, by: string): Decisions {
  const decisions = findings
    .filter((finding) => isApprovable(finding) && id.test(finding.story.id))
    .map(({ key, after, rejected }): Decision => ({
      key,
      hash: after?.hash ?? null,
      choice: 'approve',
      comment,
      until: null,
      overrides: rejected?.by,
    }))
  if (decisions.length === 0) throw new SetupError('No finding of that kind can be approved. Look at --grep.')
  return { report: at, by, decisions }
}
