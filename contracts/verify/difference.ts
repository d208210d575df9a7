export type Difference = { path: string; expected: unknown; actual: unknown }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const join = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

function expectJson(value: object): void {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null && !Array.isArray(value))
    throw new TypeError(`${Object.prototype.toString.call(value)} is no JSON value`)
}

/** The first difference of two JSON values, its path as `lines.0.count`; null when equal. */
export function firstDifference(expected: unknown, actual: unknown, path = ''): Difference | null {
  if (!isObject(expected) || !isObject(actual))
    return Object.is(expected, actual) ? null : { path, expected, actual }
  expectJson(expected)
  expectJson(actual)
  if (Array.isArray(expected) !== Array.isArray(actual)) return { path, expected, actual }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const found = firstDifference(expected[key], actual[key], join(path, key))
    if (found) return found
  }
  return null
}

export function unknownFieldsOf(given: unknown, known: unknown, path = ''): string[] {
  if (!isObject(given) || !isObject(known)) return []
  return Object.keys(given).flatMap((key) => {
    const at = Array.isArray(given) ? `${path}[]` : join(path, key)
    return key in known ? unknownFieldsOf(given[key], known[key], at) : [at]
  })
}

const maxLength = 160

export function toShortJson(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > maxLength ? `${text.slice(0, maxLength)}… (${text.length} characters)` : text
}
