import type { Finding } from './report.ts'

const approvable: readonly Finding['verdict'][] = ['same', 'changed', 'new', 'contested', 'gone']

/** Unstable, leaking, broken and failed shots are never approved: they are no reliable baseline. */
export const isApprovable = ({ verdict, hasFailed }: Pick<Finding, 'verdict' | 'hasFailed'>) =>
  approvable.includes(verdict) && !hasFailed
