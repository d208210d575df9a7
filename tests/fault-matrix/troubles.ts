import type { Fault } from '#mocks/server/faults.ts'

/** What a shopper can be told of it: the server's own words, that nothing came through, or that no sense came. */
type Sort = 'spoken' | 'unreachable' | 'contract' | 'slow'

export type Trouble = {
  name: string
  sort: Sort
  faults: readonly Fault['fault'][]
  /** The server does what it was asked, whatever is heard of it. */
  isCarriedOut?: true
}

const refused = (status: number): Trouble => ({
  name: String(status),
  sort: 'spoken',
  faults: [{ status }],
})

/** Longer than the shop waits for any answer but that to a file. */
const longer = 60_000

/** What goes wrong with a call, in classes of one kind: the short run takes one of each for every call. */
export const classes: readonly (readonly Trouble[])[] = [
  [refused(500), refused(401), refused(429), refused(503)],
  [
    { name: 'timeout', sort: 'unreachable', faults: [{ latency: longer }, 'drop'] },
    { name: 'dropped', sort: 'unreachable', faults: ['drop'] },
  ],
  [
    { name: 'truncated', sort: 'contract', faults: ['truncate'], isCarriedOut: true },
    { name: 'HTML', sort: 'contract', faults: ['html'] },
    { name: 'contract', sort: 'contract', faults: ['break-contract'], isCarriedOut: true },
  ],
  [{ name: 'slow 10 s', sort: 'slow', faults: [{ latency: 10_000 }] }],
]
