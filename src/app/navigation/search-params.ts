/** Readable query strings, `?color=crimson&color=navy`, instead of the router's JSON. */
export function parseSearchParams(text: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = Object.create(null)
  for (const [key, value] of new URLSearchParams(text)) {
    const known = found[key]
    found[key] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value]
  }
  return { ...found }
}

export function stringifySearchParams(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) params.append(key, String(one))
  }
  const text = params.toString()
  return text && `?${text}`
}
