/** How many go in, more than one where it is not known; `ifFailed` are those that go in after a count that failed. */
export type Back = { counts: readonly number[]; ifFailed: readonly number[] }

/** What the shopper did, or another device, since the last time that all was answered. */
export type Act =
  | ({ kind: 'add'; item: number } & Back)
  | { kind: 'want'; item: number; count: number }
  | { kind: 'remove'; item: number }
  | { kind: 'elsewhere'; item: number; change: 'one more' | 'none' }
  | { kind: 'delivery'; id: number }
  | { kind: 'rebate'; code: string | null }

/** Nobody could be told what became of an act while the page was loaded anew. */
type Done = { act: Act; isUnheard: boolean }

/** The failures that the screen told of. */
export type Told = { count: boolean; code: boolean; other: boolean }

export const noneFailed: Told = { count: false, code: false, other: false }
export const countFailed: Told = { ...noneFailed, count: true }

export type Expected = {
  isOnline: boolean
  counts: ReadonlyMap<number, number>
  deliveryId: number | null
  rebateCode: string | null
  done: readonly Done[]
  /** What was taken out since the page was opened, with the count that was seen. */
  taken: ReadonlyMap<number, Back>
  /** The variants whose page was seen since the shop was opened: they are there offline, too. */
  visited: ReadonlySet<number>
  hasBasket: boolean
  /** First adds that may have begun a basket which nobody was told of. */
  strays: number
}

export const nothingYet: Expected = {
  isOnline: true,
  counts: new Map(),
  deliveryId: null,
  rebateCode: null,
  done: [],
  taken: new Map(),
  visited: new Set(),
  hasBasket: false,
  strays: 0,
}

export const withAct = (known: Expected, act: Act): Expected => ({
  ...known,
  done: [...known.done, { act, isUnheard: false }],
})

/** What was taken out can be put back until the page is left. */
export const withPageLeft = (known: Expected): Expected => ({ ...known, taken: new Map() })

export const withReload = (known: Expected): Expected => ({
  ...known,
  taken: new Map(),
  visited: new Set(),
  done: known.done.map(({ act }) => ({ act, isUnheard: act.kind !== 'elsewhere' })),
})

const afterFailure = ({ counts, ifFailed }: Back): Back => ({
  counts: [...counts, ...ifFailed],
  ifFailed: [],
})

/** What was taken out may have gone with a count from before the one that failed. */
export const takenAfter = ({ taken }: Expected, told: Told): Expected['taken'] =>
  told.count ? new Map([...taken].map(([item, back]) => [item, afterFailure(back)])) : taken

function mayHaveFailed({ act, isUnheard }: Done, told: Told): boolean {
  if (isUnheard) return true
  if (act.kind === 'elsewhere') return false
  if (act.kind === 'want') return told.count
  return told.other || (act.kind === 'rebate' && told.code)
}

type ItemAct = Extract<Act, { item: number }>

function countsAfter(act: ItemAct, count: number, stock: number): number[] {
  if (act.kind === 'remove') return [0]
  if (act.kind === 'want') return [Math.min(act.count, stock)]
  if (act.kind === 'add') return act.counts.map((more) => Math.min(count + more, stock))
  return [act.change === 'none' ? 0 : Math.min(count + 1, stock)]
}

type Step = { act: ItemAct; isSure: boolean }

/**
 * The shopper's acts are sent in their order, but a wanted count goes along with an earlier one that is still under
 * way, and another device comes at any time before all is answered.
 */
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

export const itemsOf = ({ counts, done }: Expected): number[] => [
  ...new Set([...counts.keys(), ...done.flatMap(({ act }) => ('item' in act ? [act.item] : []))]),
]

const heard = (act: ItemAct, countMayHaveFailed: boolean): ItemAct =>
  act.kind === 'add' && countMayHaveFailed ? { ...act, ...afterFailure(act) } : act

/** How many of a variant there may be once all is answered. */
export function countsOf(known: Expected, item: number, stock: number, told: Told): Set<number> {
  const steps = known.done.flatMap((done) =>
    'item' in done.act && done.act.item === item
      ? [{ act: heard(done.act, done.isUnheard || told.count), isSure: !mayHaveFailed(done, told) }]
      : [],
  )
  const before = known.counts.get(item) ?? 0
  return new Set(orders(steps).flatMap((order) => [...outcomes(order, before, stock)]))
}

/** The counts of a variant that may have been read since all was answered: what came of every act but the last ones. */
export const seenOf = (known: Expected, item: number, stock: number, told: Told): number[] =>
  known.done
    .flatMap((_, before) => [...countsOf({ ...known, done: known.done.slice(0, before) }, item, stock, told)])
    .filter((count) => count > 0)

/** A basket that has no delivery gets the first, 1, by itself. */
export function deliveriesOf(known: Expected, told: Told): (number | null)[] {
  let ids: (number | null)[] = known.deliveryId === null ? [null, 1] : [known.deliveryId]
  for (const done of known.done)
    if (done.act.kind === 'delivery') ids = [...(mayHaveFailed(done, told) ? ids : []), done.act.id]
  return ids
}

/** The codes that the shop does not know are never in a basket. */
export function codesOf(known: Expected, goodCodes: readonly string[], told: Told): (string | null)[] {
  let codes = [known.rebateCode]
  for (const done of known.done) {
    if (done.act.kind !== 'rebate') continue
    const { code } = done.act
    if (code !== null && !goodCodes.includes(code)) continue
    codes = [...(mayHaveFailed(done, told) ? codes : []), code]
  }
  return codes
}

/** Adds that may have begun a basket without anybody being told. */
export const straysOf = (known: Expected, told: Told): number =>
  known.hasBasket
    ? 0
    : known.done.filter((done) => done.act.kind === 'add' && mayHaveFailed(done, told)).length
