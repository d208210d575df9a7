const key = 'mock-panel'

/** What the panel looked like when its page was left: a tester's reload should not fold it. */
type Memory = { isOpen?: boolean; sections?: Readonly<Record<string, boolean>> }

export function remembered(): Memory {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

export function remember(change: Memory): void {
  const { sections, ...rest } = remembered()
  const all = { ...rest, ...change, sections: { ...sections, ...change.sections } }
  localStorage.setItem(key, JSON.stringify(all))
}
