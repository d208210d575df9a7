import { isScopeOfStyle, localSelectorOf } from './local-names.ts'
import type { PageRule } from './page-source.ts'

/** Null where the rule does not exist. */
type Side = PageRule | null

export type RuleChange = {
  /** Sheet and selector in the words of the source: `Price .amount`. */
  name: string
  before: Side
  after: Side
}

type ScopedRule = { rule: PageRule; sheet: string; local: string; names: string[]; scope: string }

/** `http://host/assets/Price-4KxkNc1t.css` → `Price`. */
function sheetNameOf(href: string): string {
  const file = href
    .split('/')
    .at(-1)!
    .replace(/\.css$/, '')
  return file.replace(/[-.][\w-]{8}$/, '')
}

const scoped = (rules: readonly PageRule[]): ScopedRule[] =>
  rules.map((rule) => {
    const { selector, names, scope } = localSelectorOf(rule.selector)
    const sheet = sheetNameOf(rule.sheet)
    return { rule, sheet, local: selector, names, scope: scope ?? `sheet ${sheet}` }
  })

function namesByScope(rules: readonly ScopedRule[]): Map<string, Set<string>> {
  const scopes = new Map<string, Set<string>>()
  for (const { scope, sheet, names } of rules) {
    const known = scopes.get(scope) ?? new Set([`sheet ${sheet}`])
    for (const name of names) known.add(name)
    scopes.set(scope, known)
  }
  return scopes
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((name) => other.has(name)).length
  return shared / (one.size + other.size - shared)
}

const leastLikeness = 0.3

/** A changed file has another hash: pairs it with the former one that has most names in common. */
function pairScopes(before: readonly ScopedRule[], after: readonly ScopedRule[]): Map<string, string> {
  const [former, present] = [namesByScope(before), namesByScope(after)]
  const lost = [...former].filter(([scope]) => !present.has(scope) && !isScopeOfStyle(scope))
  const candidates = [...present]
    .filter(([scope]) => !former.has(scope) && !isScopeOfStyle(scope))
    .flatMap(([scope, names]) =>
      lost.map(([old, oldNames]) => ({ scope, old, likeness: likeness(names, oldNames) })),
    )
    .filter((pair) => pair.likeness >= leastLikeness)
    .sort((one, other) => other.likeness - one.likeness)
  const pairs = new Map<string, string>()
  const taken = new Set<string>()
  for (const { scope, old } of candidates)
    if (!pairs.has(scope) && !taken.has(old)) {
      pairs.set(scope, old)
      taken.add(old)
    }
  return pairs
}

function byKey(rules: readonly ScopedRule[], scopeOf: (scope: string) => string): Map<string, ScopedRule> {
  const counts = new Map<string, number>()
  return new Map(
    rules.map((rule) => {
      const key = [scopeOf(rule.scope), rule.rule.condition, rule.local].join('\n')
      const count = counts.get(key) ?? 0
      counts.set(key, count + 1)
      return [`${key}\n${count}`, rule]
    }),
  )
}

/** Generated styles that have no partner came or went with their elements. */
function withPartner(rules: readonly ScopedRule[], partners: ReadonlySet<string>): ScopedRule[] {
  return rules.filter(({ scope }) => !isScopeOfStyle(scope) || partners.has(scope))
}

const scopesOf = (rules: readonly ScopedRule[]) => rules.map(({ scope }) => scope)

/** Style rules whose declarations differ between two builds of a Storybook. `styles`: generated styles by what took their place. */
export function ruleChanges(
  before: readonly PageRule[],
  after: readonly PageRule[],
  styles: ReadonlyMap<string, string> = new Map(),
): RuleChange[] {
  const [allOld, allPresent] = [scoped(before), scoped(after)]
  const old = withPartner(allOld, new Set([...scopesOf(allPresent), ...styles.values()]))
  const present = withPartner(allPresent, new Set([...scopesOf(allOld), ...styles.keys()]))
  const pairs = new Map([...styles, ...pairScopes(old, present)])
  const rulesBefore = byKey(old, (scope) => scope)
  const rulesAfter = byKey(present, (scope) => pairs.get(scope) ?? scope)
  const keys = new Set([...rulesBefore.keys(), ...rulesAfter.keys()])
  return [...keys].flatMap((key) => {
    const [was, is] = [rulesBefore.get(key), rulesAfter.get(key)]
    if (was?.rule.css === is?.rule.css) return []
    const { sheet, local, rule } = (is ?? was)!
    const name = [sheet, local, rule.condition && `in ${rule.condition}`].filter(Boolean).join(' ')
    return [{ name, before: was?.rule ?? null, after: is?.rule ?? null }]
  })
}

/** The changed rules of a Storybook as a page of the site has them. */
export function changesInPage(changes: readonly RuleChange[], rules: readonly PageRule[]): RuleChange[] {
  return changes.flatMap((change) => {
    const { after } = change
    const local = after && localSelectorOf(after.selector).selector
    const same = rules.filter(
      (rule) =>
        after &&
        rule.css === after.css &&
        rule.condition === after.condition &&
        localSelectorOf(rule.selector).selector === local,
    )
    return same.map((rule) => ({ ...change, after: rule }))
  })
}
