import type { SessionSnapshot } from '../control.ts'

export const problemCount = ({ violations, unhandled }: Pick<SessionSnapshot, 'violations' | 'unhandled'>) =>
  violations.length + unhandled.length
