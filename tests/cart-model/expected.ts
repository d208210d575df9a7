/** Counts that undo or add may put in; `ifFailed` are further ones after a failed count change. */
export type UndoCounts = { counts: readonly number[]; ifFailed: readonly number[] }

export type Action =
  | ({ kind: 'add'; item: number } & UndoCounts)
  | { kind: 'want'; item: number; count: number }
  | { kind: 'remove'; item: number }
  | { kind: 'elsewhere'; item: number; change: 'one more' | 'none' }
  | { kind: 'delivery'; id: number }
  | { kind: 'rebate'; code: string | null }

type Done = { act: Action; isUnheard: boolean }

export type ReportedErrors = { count: boolean; code: boolean; other: boolean }

export const noErrors: ReportedErrors = { count: false, code: false, other: false }
export const countError: ReportedErrors = { ...noErrors, count: true }

export type Expected = {
  isOnline: boolean
  counts: ReadonlyMap<number, number>
  deliveryId: number | null
  rebateCode: string | null
  hasWallet: boolean
  isFromWallet: boolean
  pendingActions: readonly Done[]
  removedLines: ReadonlyMap<number, UndoCounts>
  /** Variants whose page was opened, and so is cached for offline. */
  visited: ReadonlySet<number>
  hasCart: boolean
  /** First adds that may have created a cart whose id was lost. */
  orphanCarts: number
}

export const initialExpected: Expected = {
  isOnline: true,
  counts: new Map(),
  deliveryId: null,
  rebateCode: null,
  hasWallet: false,
  isFromWallet: false,
  pendingActions: [],
  removedLines: new Map(),
  visited: new Set(),
  hasCart: false,
  orphanCarts: 0,
}

export const withAction = (known: Expected, act: Action): Expected => ({
  ...known,
  pendingActions: [...known.pendingActions, { act, isUnheard: false }],
})

export const withPageLeft = (known: Expected): Expected => ({ ...known, removedLines: new Map() })

export const withReload = (known: Expected): Expected => ({
  ...known,
  removedLines: new Map(),
  visited: new Set(),
  pendingActions: known.pendingActions.map(({ act }) => ({ act, isUnheard: act.kind !== 'elsewhere' })),
})

const afterFailure = ({ counts, ifFailed }: UndoCounts): UndoCounts => ({
  counts: [...counts, ...ifFailed],
  ifFailed: [],
})

/** A line may have been removed with a count from before the failed change. */
export const removedAfter = ({ removedLines }: Expected, told: ReportedErrors): Expected['removedLines'] =>
  told.count ? new Map([...removedLines].map(([item, back]) => [item, afterFailure(back)])) : removedLines

function mayHaveFailed({ act, isUnheard }: Done, told: ReportedErrors): boolean {
  if (isUnheard) return true
  if (act.kind === 'elsewhere') return false
  if (act.kind === 'want') return told.count
  return told.other || (act.kind === 'rebate' && told.code)
}

type ItemAct = Extract<Action, { item: number }>

function countsAfter(act: ItemAct, count: number, stock: number): number[] {
  if (act.kind === 'remove') return [0]
  if (act.kind === 'want') return [Math.min(act.count, stock)]
  if (act.kind === 'add') return act.counts.map((more) => Math.min(count + more, stock))
  return [act.change === 'none' ? 0 : Math.min(count + 1, stock)]
}

type Step = { act: ItemAct; isSure: boolean }

/** Actions are sent in order, but a count may merge with an earlier pending one, and another device acts at any time. */
function orders(steps: readonly Step[]): Step[][] {
  let known: Step[][] = [[]]
  for (const step of steps)
    known = known.flatMap((before) => placesOf(step, before).map((at) => before.toSpliced(at, 0, step)))
  return known
}

function placesOf({ act }: Step, before: readonly Step[]): number[] {
  const last = before.length
  if (act.kind === 'elsewhere') return [...before.keys(), last]
  const wanted = before.findLastIndex((other) => other.act.kind === 'want') + 1
  return act.kind === 'want' && wanted > 0 && wanted < last ? [wanted, last] : [last]
}

function outcomes(order: readonly Step[], count: number, stock: number): Set<number> {
  let known = new Set([count])
  for (const { act, isSure } of order)
    known = new Set([...known].flatMap((one) => [...(isSure ? [] : [one]), ...countsAfter(act, one, stock)]))
  return known
}

export const itemsOf = ({ counts, pendingActions }: Expected): number[] => [
  ...new Set([...counts.keys(), ...pendingActions.flatMap(({ act }) => ('item' in act ? [act.item] : []))]),
]

const heard = (act: ItemAct, countMayHaveFailed: boolean): ItemAct =>
  act.kind === 'add' && countMayHaveFailed ? { ...act, ...afterFailure(act) } : act

export function countsOf(known: Expected, item: number, stock: number, told: ReportedErrors): Set<number> {
  const steps = known.pendingActions.flatMap((done) =>
    'item' in done.act && done.act.item === item
      ? [{ act: heard(done.act, done.isUnheard || told.count), isSure: !mayHaveFailed(done, told) }]
      : [],
  )
  const before = known.counts.get(item) ?? 0
  return new Set(orders(steps).flatMap((order) => [...outcomes(order, before, stock)]))
}

export const refetchedCountsOf = (
  known: Expected,
  item: number,
  stock: number,
  told: ReportedErrors,
): number[] =>
  known.pendingActions
    .flatMap((_, before) => [
      ...countsOf({ ...known, pendingActions: known.pendingActions.slice(0, before) }, item, stock, told),
    ])
    .filter((count) => count > 0)

/** A cart without a delivery method gets the first one, 1, by default. */
export function deliveriesOf(known: Expected, told: ReportedErrors): (number | null)[] {
  let ids: (number | null)[] = known.deliveryId === null ? [null, 1] : [known.deliveryId]
  for (const done of known.pendingActions)
    if (done.act.kind === 'delivery') ids = [...(mayHaveFailed(done, told) ? ids : []), done.act.id]
  return ids
}

export function codesOf(
  known: Expected,
  goodCodes: readonly string[],
  told: ReportedErrors,
): (string | null)[] {
  let codes = [known.rebateCode]
  for (const done of known.pendingActions) {
    if (done.act.kind !== 'rebate') continue
    const { code } = done.act
    if (code !== null && !goodCodes.includes(code)) continue
    codes = [...(mayHaveFailed(done, told) ? codes : []), code]
  }
  return codes
}

export const orphanCartsOf = (known: Expected, told: ReportedErrors): number =>
  known.hasCart
    ? 0
    : known.pendingActions.filter((done) => done.act.kind === 'add' && mayHaveFailed(done, told)).length
