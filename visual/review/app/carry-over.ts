import type { Finding } from '../../report.ts'
import { isCommitted } from './decision-rules.ts'
import type { Mark } from './history.ts'
import { parseSavedReview } from './saved-review.ts'

/** Hash of what a reviewer decides about (FNV-1a): the report of another run may have the same. */
export function fingerprint(finding: Finding): number {
  const { verdict, before, after, approvedDiagnostics, text, names, tabStops } = finding
  const { problems, errorsGone, hasFailed, axe, rejected } = finding
  const found = [verdict, before, after, approvedDiagnostics, text, names, tabStops]
  let hash = 0x811c9dc5
  for (const character of JSON.stringify([...found, problems, errorsGone, hasFailed, axe, rejected]))
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return hash
}

/** Uncommitted decisions of the review of another report (`text`) about findings that are equal in this one. */
export function carriedOver(text: string | null, findings: readonly Finding[]): Record<string, Mark> {
  const { history, committed, fingerprints } = parseSavedReview(text)
  return Object.fromEntries(
    findings.flatMap((finding) => {
      const { key } = finding
      const mark = history.marks[key]
      const isOpen = mark && mark.by === undefined && !isCommitted(mark, committed[key])
      return isOpen && fingerprints[key] === fingerprint(finding) ? [[key, mark]] : []
    }),
  )
}
