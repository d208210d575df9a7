const key = 'mock-panel'

/** Saved so that a reload does not fold the panel. */
type Memory = { isOpen?: boolean; sections?: Readonly<Record<string, boolean>> }

export function readPanelState(): Memory {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

export function savePanelState(change: Memory): void {
  const { sections, ...rest } = readPanelState()
  const all = { ...rest, ...change, sections: { ...sections, ...change.sections } }
  try {
    localStorage.setItem(key, JSON.stringify(all))
  } catch {
    // A panel that is folded after a reload is better than none.
  }
}
