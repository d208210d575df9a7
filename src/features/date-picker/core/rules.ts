/**
 * What is disabled: a list of texts, a pattern, or a function. They are given ASCII texts in the picker's calendar,
 * whatever is displayed: days `1404-07-05`, months `1404-07`, years `1404`, times `12:30`. A function of times also
 * gets the whole moment, `1404-07-05T12:30`.
 */
export type Rule = readonly string[] | RegExp | ((text: string, moment: string) => boolean)

/** `search` starts at the beginning and leaves `lastIndex` alone, so that a `g` or `y` pattern has no memory. */
function named(rule: Rule, text: string, moment: string): boolean {
  if (typeof rule === 'function') return Boolean(rule(text, moment))
  return rule instanceof RegExp ? text.search(rule) !== -1 : rule.includes(text)
}

/** Whether a rule names the text. One that throws does: what cannot be checked is not handed out. */
export function passes(rule: Rule | null | undefined, text: string, moment = text): boolean {
  if (!rule) return false
  try {
    return named(rule, text, moment)
  } catch {
    return true
  }
}
