import type { SessionSnapshot } from '../control.ts'

/** Contract violations and unhandled calls. */
export const problemCount = ({ violations, unhandled }: Pick<SessionSnapshot, 'violations' | 'unhandled'>) =>
  violations.length + unhandled.length
