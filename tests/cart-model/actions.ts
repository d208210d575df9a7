import { onlineManager } from '@tanstack/react-query'
import { expect } from 'vitest'
import { withVariant } from '#src/features/checkout/cart-messages.ts'
import { cart } from '#src/stores/cart.ts'
import { nextTask } from './fake-clock.ts'
import { countError, countsOf, noErrors, refetchedCountsOf, withPageLeft } from './expected.ts'
import type { UndoCounts, Expected, ReportedErrors } from './expected.ts'
import type { TestProduct } from './test-products.ts'
import { walletOwner } from './test-products.ts'
import type { Real } from './real.ts'

export async function add(real: Real, { item, catLabel, label }: TestProduct, more: number) {
  if (real.screen().isAtCart()) real.change(withPageLeft(real.known()))
  await real.screen().openProduct(catLabel, label, item)
  real.change({ visited: new Set([...real.known().visited, item]) })
  const count = await real.screen().add(more)
  if (count > 0) real.recordAction({ kind: 'add', item, counts: [count], ifFailed: [] })
}

async function lineAt(real: Real, at: number) {
  if (!real.screen().isAtCart()) await real.screen().openCart()
  const removing = real.known().pendingActions.flatMap(({ act }) => (act.kind === 'remove' ? [act.item] : []))
  const lines = real
    .screen()
    .lines()
    .filter(({ item }) => !removing.includes(item))
  return lines[at % lines.length]
}

type Line = NonNullable<Awaited<ReturnType<typeof lineAt>>>

type CountsAfter = (known: Expected, item: number, stock: number, told: ReportedErrors) => Iterable<number>

/** Undo restores the count that was shown, or one the cart may have by the time the line is removed. */
function trackRemoval(real: Real, item: number, shown: number, ...known: CountsAfter[]) {
  const after = (told: ReportedErrors) =>
    known.flatMap((counts) => [...counts(real.known(), item, real.stockOf(item), told)])
  const back: UndoCounts = { counts: [shown, ...after(noErrors)], ifFailed: after(countError) }
  real.change({ removedLines: new Map(real.known().removedLines).set(item, back) })
}

function setCount(real: Real, { item, count: shown }: Line, count: number) {
  if (count === 0) trackRemoval(real, item, shown(), countsOf, refetchedCountsOf)
  real.recordAction({ kind: 'want', item, count })
}

async function clickOnce(real: Real, line: Line, button: HTMLElement, by: 1 | -1) {
  const next = line.count() + by
  const exceedsRange = by > 0 ? next > real.stockOf(line.item) : next < 0
  if (!exceedsRange) setCount(real, line, next)
  button.click()
  await nextTask()
}

export async function tapLine(real: Real, at: number, times: number, by: 1 | -1) {
  const line = await lineAt(real, at)
  if (!line) return
  const button = real.screen().buttonOf(line, by > 0 ? 'increase' : 'decrease')
  for (let left = times; left > 0 && button.isConnected; left--) await clickOnce(real, line, button, by)
}

export async function typeCount(real: Real, at: number, count: number, text: string) {
  const line = await lineAt(real, at)
  if (!line) return
  if (count !== line.count()) setCount(real, line, count)
  await real.screen().type(line.field, text)
}

export async function removeLine(real: Real, at: number) {
  const line = await lineAt(real, at)
  if (!line) return
  const count = line.count()
  if (count > 0) trackRemoval(real, line.item, count, countsOf)
  real.recordAction({ kind: 'remove', item: line.item })
  real.screen().buttonOf(line, 'remove').click()
}

function namesOf(real: Real, item: number) {
  const { product, item: variant } = real.server.findProduct(item)
  return { title: product.title, variant: variant.title }
}

/** A button that names no variant is of this one only if no other was removed. */
export async function undo(real: Real, at: number) {
  const { removedLines } = real.known()
  const item = [...removedLines.keys()][at % removedLines.size]!
  const names = namesOf(real, item)
  const isAmbiguous = [...removedLines.keys()].some(
    (other) => other !== item && namesOf(real, other).title === names.title,
  )
  const buttonsOf = (name: string) => real.screen().undoOf(name).elements() as HTMLElement[]
  const buttons = [...buttonsOf(withVariant(names)), ...(isAmbiguous ? [] : buttonsOf(names.title))]
  expect(buttons.length, 'undo buttons of one line').toBeLessThanOrEqual(1)
  const [only] = buttons
  if (!only || only.hasAttribute('data-loading')) return
  real.recordAction({ kind: 'add', item, ...removedLines.get(item)! })
  only.click()
}

export async function chooseDelivery(real: Real, id: number) {
  await lineAt(real, 0)
  if (real.screen().choose(id - 1)) real.recordAction({ kind: 'delivery', id })
}

export async function applyCode(real: Real, text: string) {
  await lineAt(real, 0)
  if (await real.screen().applyCode(text)) real.recordAction({ kind: 'rebate', code: text })
}

export async function removeCode(real: Real) {
  await lineAt(real, 0)
  if (real.screen().dropCode()) real.recordAction({ kind: 'rebate', code: null })
}

export async function toggleWallet(real: Real) {
  await lineAt(real, 0)
  if (real.screen().toggleWallet()) real.change({ isFromWallet: !real.known().isFromWallet })
}

export async function moveWallet({ server, shop }: Real, amount: number, refocuses: boolean) {
  server.moveWalletElsewhere(walletOwner, amount)
  if (refocuses) shop().refocusWindow()
}

export async function setOnline({ change }: Real, isOnline: boolean) {
  onlineManager.setOnline(isOnline)
  change({ isOnline })
}

export async function changeElsewhere(
  { server, recordAction, shop }: Real,
  item: number,
  change: 'one more' | 'none',
  refocuses: boolean,
) {
  const basketId = server.cartIdOf(cart.basketId)!
  if (change === 'none') server.removeElsewhere(basketId, item)
  else server.addOneElsewhere(basketId, item)
  recordAction({ kind: 'elsewhere', item, change })
  if (refocuses) shop().refocusWindow()
}
