import type { CallName } from './calls.ts'
import { differenceOf, shown } from './difference.ts'

type Reason = { expected: string; came: string; call?: CallName; path?: string }

/** The server does not do what the contracts say. The runner makes a finding of it. */
export class Drift extends Error {
  readonly expected: string
  readonly came: string
  /** The last call of the check when left out. */
  readonly call: CallName | null
  /** Where in the envelope: `data.totals.payable`. */
  readonly path: string | null

  constructor({ expected, came, call, path }: Reason) {
    super(`expected ${expected}, came ${came}`)
    this.name = 'Drift'
    this.expected = expected
    this.came = came
    this.call = call ?? null
    this.path = path ?? null
  }
}

/** A check that cannot be made here, and why. */
export class Skip extends Error {}

/** Throws a Drift that names the first place where `actual` is not `expected`; `what` is a noun: "the count". */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  const found = differenceOf(expected, actual)
  if (!found) return
  const place = found.path === '' ? what : `${found.path} of ${what}`
  throw new Drift({ expected: `${place} to be ${shown(found.expected)}`, came: shown(found.actual) })
}

/** Throws a Drift unless `holds`; `expected` reads after "expected", `came` is shown as JSON. */
export function expectThat(holds: boolean, expected: string, came: unknown): asserts holds {
  if (!holds) throw new Drift({ expected, came: shown(came) })
}
