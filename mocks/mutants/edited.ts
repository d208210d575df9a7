/** A JSON value with every place that `path` leads to changed; `*` stands for each item of a list. */
export function edited(value: unknown, path: readonly string[], change: (value: never) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value as never)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return key === '*' ? value.map((item) => edited(item, rest, change)) : value
  if (!(key in value)) return value
  return { ...value, [key]: edited((value as Record<string, unknown>)[key], rest, change) }
}

/** An object under other names. */
export const renamed = (value: Record<string, unknown>, from: string, to: string) =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key === from ? to : key, inner]))
