import { isSameDiagnostics } from './diagnostics.ts'
import type { Diagnostics } from './diagnostics.ts'
import type { ApprovedShot, Shot } from './shot.ts'

/** A page may log an error once only, so more errors are no difference; nor is a missing one that is approved. */
export function isSeenAgain(shot: Shot, other: Shot, known: ApprovedShot | undefined): boolean {
  const approved = known?.diagnostics.errors ?? []
  const isExpected = (error: string) => approved.includes(error) || other.diagnostics.errors.includes(error)
  return isSameDocument(shot, other) && shot.diagnostics.errors.every(isExpected)
}

export const isSameDocument = (shot: Shot, other: Shot) =>
  shot.screenshot?.picture.hash === other.screenshot?.picture.hash &&
  isSameDiagnostics(withoutErrors(shot), withoutErrors(other))

const withoutErrors = ({ diagnostics }: Shot): Diagnostics => ({ ...diagnostics, errors: [] })

/** Errors of both attempts, and of those that are approved the ones of either; the problems, if both failed. */
export function withErrorsOf(shot: Shot, again: Shot, known: ApprovedShot | undefined): Shot {
  const approved = known?.diagnostics.errors ?? []
  const missed = again.diagnostics.errors.filter((error) => approved.includes(error))
  const errors = [...new Set([...shot.diagnostics.errors, ...missed])].toSorted()
  const problems = again.problems.length > 0 ? shot.problems : []
  return { ...shot, problems, diagnostics: { ...shot.diagnostics, errors } }
}
