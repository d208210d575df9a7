import type { Report } from '../../report.ts'
import { noFilters, type Filters } from './filters.ts'
import { reduce, type Action, type History } from './history.ts'
import { parseSaved } from './saved.ts'

export type State = { history: History; seen: ReadonlySet<string>; filters: Filters }

export type Store = {
  readonly state: State
  dispatch(action: Action): void
  see(key: string): void
  filter(filters: Partial<Filters>): void
  /** Calls now, and after each change until the signal. */
  watch(listener: () => void, signal: AbortSignal): void
}

const savingPause = 250

/** The state of a review: kept in the browser for its report. */
export function createStore(report: Report, storage: Storage | null): Store {
  const name = `visual-review ${report.at}`
  const saved = parseSaved(storage?.getItem(name) ?? null, new Set(report.findings.map(({ key }) => key)))
  let state: State = { history: saved.history, seen: new Set(saved.seen), filters: noFilters }
  const listeners = new Set<() => void>()
  let isTelling = false
  let saving: ReturnType<typeof setTimeout> | undefined

  function change(next: Partial<State>) {
    state = { ...state, ...next }
    saving ??= setTimeout(save, savingPause)
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      for (const listener of listeners) listener()
    })
  }

  function save() {
    clearTimeout(saving)
    saving = undefined
    const { history, seen } = state
    try {
      storage?.setItem(name, JSON.stringify({ history, seen: [...seen] }))
    } catch {
      console.warn('The decisions do not fit into the storage of this browser: export them before you leave.')
    }
  }

  addEventListener('pagehide', save)

  return {
    get state() {
      return state
    },
    dispatch(action) {
      const history = reduce(state.history, action)
      if (history !== state.history) change({ history })
    },
    see(key) {
      if (!state.seen.has(key)) change({ seen: new Set([...state.seen, key]) })
    },
    filter(filters) {
      change({ filters: { ...state.filters, ...filters } })
    },
    watch(listener, signal) {
      listener()
      listeners.add(listener)
      signal.addEventListener('abort', () => listeners.delete(listener))
    },
  }
}
