import type { ShownSession } from '../control.ts'

/** What a developer has to know of: answers and questions that break a contract, and calls that nobody answers. */
export const troubleCount = ({ violations, unhandled }: Pick<ShownSession, 'violations' | 'unhandled'>) =>
  violations.length + unhandled.length
