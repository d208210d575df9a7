import type { Finding, Group, Report } from '../report.ts'

/** Groups with a finding that is not in quarantine. */
export function waitingGroups({ findings, groups }: Report): Group[] {
  const quarantined = new Set(findings.filter(({ quarantine }) => quarantine).map(({ key }) => key))
  return groups.filter(({ keys }) => keys.some((key) => !quarantined.has(key)))
}

const maxRows = 40

/** The waiting groups that have a row in a comment. */
export const commentedGroups = (report: Report): Group[] => waitingGroups(report).slice(0, maxRows)

/** The shot that stands for a waiting group. */
export const shownShot = ({ keys }: Group, findings: ReadonlyMap<string, Finding>): Finding =>
  keys.map((key) => findings.get(key)!).find(({ quarantine }) => quarantine === null)!
