import type { Fault } from '../faults.ts'

/** Keys stand in the order of the Fault schema: `isFaultActive` compares JSON. */
export const presets: readonly { title: string; fault: Fault }[] = [
  { title: 'Next call drops', fault: { on: '*', fault: 'drop', times: 1 } },
  { title: 'Next answer is lost', fault: { on: '*', fault: 'drop-answer', times: 1 } },
  { title: 'No call gets through', fault: { on: '*', fault: 'drop' } },
  { title: 'One call in five fails', fault: { on: '*', fault: { status: 503 }, chance: 0.2 } },
  { title: 'Add to cart fails', fault: { on: 'add', fault: { status: 503 } } },
  { title: 'Token runs out', fault: { on: '*', fault: 'expire-token', times: 1 } },
  { title: '401 in mid-session', fault: { on: '*', fault: 'end-session', times: 1 } },
  { title: 'Answers break their contract', fault: { on: '*', fault: 'break-contract' } },
]
