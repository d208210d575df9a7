/** Readable query strings, `?color=crimson&color=navy`, instead of the router's JSON. */
export function parseSearchParams(text: string): Record<string, string | string[]> {
  const params = new URLSearchParams(text)
  const entries = Array.from(params.keys(), (key) => {
    const values = params.getAll(key)
    return [key, values.length > 1 ? values : values[0]!] as const
  })
  return Object.fromEntries(entries)
}

export function stringifySearchParams(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue
    for (const one of [value].flat()) params.append(key, String(one))
  }
  const text = params.toString()
  return text && `?${text}`
}
