export type Difference = { path: string; expected: unknown; actual: unknown }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** The first place where two JSON values differ, with `path` as `lines.0.count`; null when they are the same. */
export function differenceOf(expected: unknown, actual: unknown, path = ''): Difference | null {
  if (!isObject(expected) || !isObject(actual))
    return Object.is(expected, actual) ? null : { path, expected, actual }
  if (Array.isArray(expected) !== Array.isArray(actual)) return { path, expected, actual }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const found = differenceOf(expected[key], actual[key], join(path, key))
    if (found) return found
  }
  return null
}

/** The keys that `given` has and `known` has not, as paths. */
export function additionsOf(given: unknown, known: unknown, path = ''): string[] {
  if (!isObject(given) || !isObject(known)) return []
  return Object.keys(given).flatMap((key) => {
    const at = Array.isArray(given) ? `${path}[]` : join(path, key)
    return key in known ? additionsOf(given[key], known[key], at) : [at]
  })
}

const longest = 160

/** A value as a line of a report. */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text
}
