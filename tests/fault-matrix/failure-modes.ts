import type { Fault } from '#mocks/server/faults.ts'

type FailureKind = 'spoken' | 'unreachable' | 'contract' | 'slow'

export type FailureMode = {
  name: string
  kind: FailureKind
  faults: readonly Fault['fault'][]
  /** The server executes the call although its response is unusable. */
  isExecuted?: true
}

const refused = (status: number): FailureMode => ({
  name: String(status),
  kind: 'spoken',
  faults: [{ status }],
})

/** Milliseconds; longer than any timeout of the shop but that of uploads. */
const beyondTimeout = 60_000

export const failureClasses: readonly (readonly FailureMode[])[] = [
  [refused(500), refused(401), refused(429), refused(503)],
  [
    { name: 'timeout', kind: 'unreachable', faults: [{ latency: beyondTimeout }, 'drop'] },
    { name: 'dropped', kind: 'unreachable', faults: ['drop'] },
  ],
  [
    { name: 'truncated', kind: 'contract', faults: ['truncate'], isExecuted: true },
    { name: 'HTML', kind: 'contract', faults: ['html'] },
    { name: 'contract', kind: 'contract', faults: ['break-contract'], isExecuted: true },
  ],
  [{ name: 'slow 10 s', kind: 'slow', faults: [{ latency: 10_000 }] }],
]
