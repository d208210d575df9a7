import { onlineManager } from '@tanstack/react-query'
import { expect } from 'vitest'
import { cart } from '#src/stores/cart.ts'
import { turn } from './clock.ts'
import { countFailed, countsOf, noneFailed, seenOf, withPageLeft } from './expected.ts'
import type { Back, Expected, Told } from './expected.ts'
import type { Good } from './goods.ts'
import type { Real } from './real.ts'

export async function add(real: Real, { item, catLabel, label }: Good, more: number) {
  if (real.screen().isAtBasket()) real.change(withPageLeft(real.known()))
  await real.screen().openProduct(catLabel, label, item)
  real.change({ visited: new Set([...real.known().visited, item]) })
  const count = await real.screen().add(more)
  if (count > 0) real.done({ kind: 'add', item, counts: [count], ifFailed: [] })
}

/** One of the lines that are not being taken out; where the basket is not on the screen it is opened. */
async function lineAt(real: Real, at: number) {
  if (!real.screen().isAtBasket()) await real.screen().openBasket()
  const leaving = real.known().done.flatMap(({ act }) => (act.kind === 'remove' ? [act.item] : []))
  const lines = real
    .screen()
    .lines()
    .filter(({ item }) => !leaving.includes(item))
  return lines[at % lines.length]
}

type Line = NonNullable<Awaited<ReturnType<typeof lineAt>>>

type CountsAfter = (known: Expected, item: number, stock: number, told: Told) => Iterable<number>

/** What is put back of a line: what was shown of it, or is known of the basket by the time that it goes. */
function nowTaken(real: Real, item: number, shown: number, ...known: CountsAfter[]) {
  const after = (told: Told) =>
    known.flatMap((counts) => [...counts(real.known(), item, real.stockOf(item), told)])
  const back: Back = { counts: [shown, ...after(noneFailed)], ifFailed: after(countFailed) }
  real.change({ taken: new Map(real.known().taken).set(item, back) })
}

/** Who counts down to nothing is given back one of the counts on the way. */
function want(real: Real, { item, count: shown }: Line, count: number) {
  if (count === 0) nowTaken(real, item, shown(), countsOf, seenOf)
  real.done({ kind: 'want', item, count })
}

async function tap(real: Real, line: Line, button: HTMLElement, by: 1 | -1) {
  const next = line.count() + by
  const isOver = by > 0 ? next > real.stockOf(line.item) : next < 0
  if (!isOver) want(real, line, next)
  button.click()
  await turn()
}

/** A line that went meanwhile is tapped no more. */
export async function tapLine(real: Real, at: number, times: number, by: 1 | -1) {
  const line = await lineAt(real, at)
  if (!line) return
  const button = real.screen().buttonOf(line, by > 0 ? 'increase' : 'decrease')
  for (let left = times; left > 0 && button.isConnected; left--) await tap(real, line, button, by)
}

export async function typeCount(real: Real, at: number, count: number, text: string) {
  const line = await lineAt(real, at)
  if (!line) return
  if (count !== line.count()) want(real, line, count)
  await real.screen().type(line.field, text)
}

export async function takeOut(real: Real, at: number) {
  const line = await lineAt(real, at)
  if (!line) return
  const count = line.count()
  if (count > 0) nowTaken(real, line.item, count, countsOf)
  real.done({ kind: 'remove', item: line.item })
  real.screen().buttonOf(line, 'remove').click()
}

const titleOf = (real: Real, item: number) => real.server.goodsOf(item).product.title

/** Two variants have one name: which of them a button means is known where one of them was taken out. */
export async function undo(real: Real, at: number) {
  const { taken } = real.known()
  const item = [...taken.keys()][at % taken.size]!
  const buttons = real.screen().undoOf(titleOf(real, item)).elements() as HTMLElement[]
  const ofName = [...taken.keys()].filter((other) => titleOf(real, other) === titleOf(real, item))
  expect(buttons.length, 'ways to put one line back').toBeLessThanOrEqual(ofName.length)
  const [only] = buttons
  if (!only || ofName.length > 1 || only.hasAttribute('data-loading')) return
  real.done({ kind: 'add', item, ...taken.get(item)! })
  only.click()
}

export async function chooseDelivery(real: Real, id: number) {
  await lineAt(real, 0)
  if (real.screen().choose(id - 1)) real.done({ kind: 'delivery', id })
}

export async function applyCode(real: Real, text: string) {
  await lineAt(real, 0)
  if (await real.screen().applyCode(text)) real.done({ kind: 'rebate', code: text })
}

export async function removeCode(real: Real) {
  await lineAt(real, 0)
  if (real.screen().dropCode()) real.done({ kind: 'rebate', code: null })
}

export async function setOnline({ change }: Real, isOnline: boolean) {
  onlineManager.setOnline(isOnline)
  change({ isOnline })
}

export async function changeElsewhere(
  { server, done, shop }: Real,
  item: number,
  change: 'one more' | 'none',
  looks: boolean,
) {
  const basketId = server.meant(cart.basketId)!
  if (change === 'none') server.takeOut(basketId, item)
  else server.putOneMore(basketId, item)
  done({ kind: 'elsewhere', item, change })
  if (looks) shop().lookAgain()
}
