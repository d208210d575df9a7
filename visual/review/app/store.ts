import type { Decisions, Report } from '../../report.ts'
import { carriedOver, fingerprint } from './carry-over.ts'
import { noFilters, type Filters } from './filters.ts'
import { reduce, type Action, type History, type Marks } from './history.ts'
import { openReviewStorage } from './review-storage.ts'
import { parseSavedReview, type Committed, type SavedReview } from './saved-review.ts'

/** `message` is null if the server did not answer; `refused`: keys of shots whose decision it refused. */
export type CommitAnswer = { message: string | null; isDone: boolean; refused?: readonly string[] }

export type State = {
  history: History
  seen: ReadonlySet<string>
  filters: Filters
  /** Choices of the last successful commit, by key. */
  committed: Committed
  /** Decisions from the review of the report before. */
  carriedOver: number
  commit: { isSending: boolean; answer: CommitAnswer | null }
  /** Whether the browser keeps what was last changed. */
  isSaved: boolean
}

export type Store = {
  readonly state: State
  dispatch(action: Action): void
  markSeen(key: string): void
  setFilters(filters: Partial<Filters>): void
  setCommit(commit: State['commit']): void
  setCommitted(decisions: Decisions): void
  subscribe(listener: () => void, signal: AbortSignal): void
}

const saveDelay = 250

/** The decisions of this review over those that the records have, but a rejection that it did not know. */
function ownAndRecorded({ history, committed, fingerprints }: SavedReview, { findings }: Report): Marks {
  const marks = { ...history.marks }
  for (const finding of findings) {
    const { key, decided, rejected } = finding
    const mark = marks[key]
    const own = committed[key]
    const isKnown =
      rejected === null ||
      fingerprints[key] === fingerprint(finding) ||
      (own?.choice === 'reject' && own.comment === rejected.reason)
    if (mark && mark.by === undefined && (isKnown || mark.choice === 'reject')) continue
    if (decided && !own) marks[key] = decided
    else delete marks[key]
  }
  return marks
}

/** Saves decisions in `storage`; `page` is the window that tells when it is left, and what other windows save. */
export function createStore(report: Report, storage: Storage | null, page: EventTarget = globalThis): Store {
  const saves = storage && openReviewStorage(storage, report.at)
  const own = saves?.read() ?? null
  const saved = parse(own)
  const carried =
    own === null || saved.isPartial ? carriedOver(saves?.readNewestOther() ?? null, report.findings) : {}
  for (const key of [...saved.seen, ...Object.keys(saved.history.marks)]) delete carried[key]
  let { fingerprints } = saved
  let isPartial = report.left !== undefined && (own === null || saved.isPartial)
  let state: State = {
    history: { ...saved.history, marks: { ...carried, ...saved.history.marks } },
    seen: new Set(saved.seen),
    committed: saved.committed,
    carriedOver: Object.values(carried).filter(({ choice }) => choice).length,
    filters: noFilters,
    commit: { isSending: false, answer: null },
    isSaved: true,
  }
  const listeners = new Set<() => void>()
  let isNotifying = false
  let saveTimer: ReturnType<typeof setTimeout> | undefined
  let unsaved: Action[] = []

  function parse(text: string | null) {
    const review = parseSavedReview(text)
    return { ...review, history: { ...review.history, marks: ownAndRecorded(review, report) } }
  }

  function fingerprintsOf({ marks }: History) {
    const decidedFindings = report.findings.filter(({ key }) => marks[key])
    const known = decidedFindings.map((finding) => [finding.key, fingerprint(finding)] as const)
    return { ...fingerprints, ...Object.fromEntries(known) }
  }

  function change(next: Partial<State>) {
    state = { ...state, ...next }
    saveTimer ??= setTimeout(save, saveDelay)
    notify()
  }

  function notify() {
    if (isNotifying) return
    isNotifying = true
    queueMicrotask(() => {
      isNotifying = false
      for (const listener of listeners) listener()
    })
  }

  function save() {
    clearTimeout(saveTimer)
    saveTimer = undefined
    const { history, seen, committed } = state
    const isSaved =
      saves?.save(
        JSON.stringify({
          history,
          seen: [...seen],
          committed,
          fingerprints: fingerprintsOf(history),
          isPartial,
        }),
      ) ?? false
    if (isSaved) unsaved = []
    if (isSaved === state.isSaved) return
    state = { ...state, isSaved }
    notify()
  }

  /** Another window of this review. */
  function adopt(text: string) {
    const { history, seen, committed, ...rest } = parse(text)
    fingerprints = rest.fingerprints
    isPartial &&= rest.isPartial
    state = {
      ...state,
      committed,
      history: unsaved.reduce(reduce, history),
      seen: new Set([...state.seen, ...seen]),
    }
    notify()
  }

  if (state.carriedOver > 0) saveTimer = setTimeout(save, saveDelay)
  page.addEventListener('pagehide', () => {
    if (saveTimer !== undefined) save()
  })
  page.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent
    if (key === saves?.key && newValue !== null) adopt(newValue)
  })

  return {
    get state() {
      return state
    },
    dispatch(action) {
      const history = reduce(state.history, action)
      if (history === state.history) return
      unsaved.push(action)
      change({ history, commit: { ...state.commit, answer: null } })
    },
    markSeen(key) {
      if (!state.seen.has(key)) change({ seen: new Set([...state.seen, key]) })
    },
    setFilters(filters) {
      change({ filters: { ...state.filters, ...filters } })
    },
    setCommit(commit) {
      change({ commit })
    },
    setCommitted({ decisions }) {
      const latest = Object.fromEntries(
        decisions.map(({ key, choice, comment, until }) => [key, { choice, comment, until }]),
      )
      change({ committed: { ...state.committed, ...latest } })
      save()
    },
    subscribe(listener, signal) {
      listener()
      listeners.add(listener)
      signal.addEventListener('abort', () => listeners.delete(listener))
    },
  }
}
