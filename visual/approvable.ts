import type { Finding } from './report.ts'

const approvable: readonly Finding['verdict'][] = ['same', 'changed', 'new', 'contested', 'gone']

/** Unstable, leaking and broken shots are never approved: they are no reliable baseline. */
export const isApprovable = ({ verdict }: Pick<Finding, 'verdict'>) => approvable.includes(verdict)
