/** Changes every place that `path` leads to; `*` stands for each item of a list. */
export function editPath(
  value: unknown,
  path: readonly string[],
  change: (value: never) => unknown,
): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value as never)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return key === '*' ? value.map((item) => editPath(item, rest, change)) : value
  if (!(key in value)) return value
  return { ...value, [key]: editPath((value as Record<string, unknown>)[key], rest, change) }
}

export const renameKey = (value: Record<string, unknown>, from: string, to: string) =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key === from ? to : key, inner]))
