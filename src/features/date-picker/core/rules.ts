/** Matches ASCII texts in the picker's calendar: `1404-07-05`, `1404-07`, `1404`, `12:30`; of a time, `moment` is `1404-07-05T12:30`. */
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
