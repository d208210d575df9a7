/** Matches ASCII texts: stored days, `2025-09-27`; months and years of the picker's calendar, `1404-07`, `1404`; times, `12:30`, with the stored `moment`. */
export type Rule = readonly string[] | RegExp | ((text: string, moment: string) => boolean)

/** `search` neither reads nor changes `lastIndex`, so `g` and `y` patterns are stateless. */
function matches(rule: Rule, text: string, moment: string): boolean {
  if (typeof rule === 'function') return Boolean(rule(text, moment))
  return rule instanceof RegExp ? text.search(rule) !== -1 : rule.includes(text)
}

/** A rule that throws matches: a value that cannot be checked is not emitted. */
export function matchesRule(rule: Rule | null | undefined, text: string, moment = text): boolean {
  if (!rule) return false
  try {
    return matches(rule, text, moment)
  } catch {
    return true
  }
}
