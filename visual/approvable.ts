import type { Finding } from './report.ts'

const approvable: readonly Finding['verdict'][] = ['same', 'changed', 'new', 'contested', 'gone']

/** What looks otherwise each time, or was not drawn, is nothing to compare with: it is never approved. */
export const isApprovable = ({ verdict }: Pick<Finding, 'verdict'>) => approvable.includes(verdict)
