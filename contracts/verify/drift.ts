import type { CallName } from '../registry.ts'
import { firstDifference, toShortJson } from './difference.ts'

type Reason = { expected: string; came: string; call?: CallName; path?: string }

/** The server deviates from the contracts. The runner turns it into a finding. */
export class Drift extends Error {
  readonly expected: string
  readonly came: string
  /** null: the last call of the check. */
  readonly call: CallName | null
  /** Path in the envelope: `data.totals.payable`. */
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

/** The check cannot run here; the message says why. */
export class Skip extends Error {}

/** Throws a Drift at the first difference; `what` is a noun: "the count". */
export function expectSame(what: string, actual: unknown, expected: unknown): void {
  const found = firstDifference(expected, actual)
  if (!found) return
  const place = found.path === '' ? what : `${found.path} of ${what}`
  throw new Drift({
    expected: `${place} to be ${toShortJson(found.expected)}`,
    came: toShortJson(found.actual),
  })
}

export function expectThat(holds: boolean, expected: string, came: unknown): asserts holds {
  if (!holds) throw new Drift({ expected, came: toShortJson(came) })
}
