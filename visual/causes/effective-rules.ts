import type { Tab } from '../capture/tab.ts'
import { imageOf } from '../capture/shot.ts'
import { causeOfRule, onlyAddsTokens } from './causes.ts'
import type { Cause } from './causes.ts'
import type { ElementPlace, RuleEdit } from './page-source.ts'
import type { RuleChange } from './rule-changes.ts'

/** More are not told apart, which takes a screenshot for each. */
const mostCauses = 8

export const hashOf = async (tab: Tab) => imageOf(await tab.screenshot()).hash

const editRules = (tab: Tab, edits: readonly RuleEdit[]) =>
  tab.evaluate<void>(`visualSource.editRules(${JSON.stringify(edits)})`)
const restoreRules = (tab: Tab) => tab.evaluate<void>('visualSource.restoreRules()')

/** The changes whose rule, `before` or `after`, matches an element of the shown page that is not `outside`. */
export async function matchedIn(
  tab: Tab,
  changes: readonly RuleChange[],
  side: 'before' | 'after',
  outside: readonly ElementPlace[] = [],
) {
  const there = changes.filter((change) => change[side] !== null)
  const rules = there
    .map((change) => change[side]!)
    .map(({ sheet, media, selector }) => ({ sheet, media, selector }))
  const parameters = [rules, outside].map((value) => JSON.stringify(value)).join(', ')
  const matches = await tab.evaluate<boolean[]>(`visualSource.matches(${parameters})`)
  return there.filter((_, at) => matches[at])
}

/** The changed rules that the shown page has, if undoing them brings back an approved picture; else null. */
export async function causesByReversal(
  tab: Tab,
  changes: readonly RuleChange[],
  isApproved: (hash: string) => boolean,
): Promise<Cause[] | null> {
  const applied = await matchedIn(tab, changes, 'after')
  const independent = applied.filter((change) => !onlyAddsTokens(change))
  const causes = causesOf(independent.length > 0 ? independent : applied)
  const edits = [...causes.values()].flat().flatMap(reversalOf)
  if (edits.length === 0) return null
  await editRules(tab, edits)
  await tab.settle()
  const hash = await hashOf(tab)
  await restoreRules(tab)
  await tab.settle()
  return isApproved(hash) ? effective(tab, causes, false) : null
}

export function causesOf(changes: readonly RuleChange[]): Map<Cause, RuleChange[]> {
  const causes = new Map<Cause, RuleChange[]>()
  for (const change of changes) {
    const cause = causeOfRule(change)
    causes.set(cause, [...(causes.get(cause) ?? []), change])
  }
  return causes
}

const reversalOf = ({ before, after }: RuleChange): RuleEdit[] =>
  after
    ? [{ condition: after.condition, selector: after.selector, from: after.css, to: before?.css ?? '' }]
    : []

/** Causes whose reversal changes the picture. A single one needs no proof; one that moves an element needs no screenshot. */
export async function effective(
  tab: Tab,
  causes: ReadonlyMap<Cause, RuleChange[]>,
  hasOthers: boolean,
): Promise<Cause[]> {
  if (causes.size === 0 || (causes.size === 1 && !hasOthers)) return [...causes.keys()]
  const reversals = [...causes.values()].map((changes) => changes.flatMap(reversalOf))
  const moved = await tab.evaluate<boolean[]>(`visualSource.moved(${JSON.stringify(reversals)})`)
  const unproven = reversals.filter((edits, at) => !moved[at] && edits.length > 0)
  const ineffective =
    unproven.length === 0 || unproven.length > mostCauses ? [] : await withoutEffect(tab, unproven)
  return [...causes.keys()].filter((_, at) => !ineffective.includes(reversals[at]!))
}

/** The picture, and what a rule may alter besides: words that are hidden, controls that are covered. */
async function shownBy(tab: Tab): Promise<string> {
  const hash = await hashOf(tab)
  const { text, names, tabStops } = await tab.diagnostics()
  return JSON.stringify([hash, text, names, tabStops])
}

async function withoutEffect(tab: Tab, reversals: readonly RuleEdit[][]): Promise<RuleEdit[][]> {
  const shown = await shownBy(tab)
  const without: RuleEdit[][] = []
  for (const edits of reversals) {
    await editRules(tab, edits)
    await tab.settle()
    if ((await shownBy(tab)) === shown) without.push(edits)
    await restoreRules(tab)
  }
  return without
}
