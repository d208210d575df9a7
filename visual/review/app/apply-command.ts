import type { Report } from '../../report.ts'

/** `folder`: of the report that was downloaded, and not of the last run here. */
export const applyCommand = ({ engine }: Report) =>
  [
    'npx visual approve --from decisions.json --report folder',
    ...(engine ? [`--engine ${engine}`] : []),
  ].join(' ')
