import { emptyHistory, type Choice, type History, type Mark } from './history.ts'
import { locales, type Locale } from './formatters.ts'

/** As they were committed last. */
export type Committed = Readonly<Record<string, CommittedMark>>
type CommittedMark = Mark & { choice: Choice }
export type SavedReview = {
  history: History
  seen: readonly string[]
  committed: Committed
  /** By key, of the findings that are decided. */
  fingerprints: Readonly<Record<string, unknown>>
  /** Of a report whose run went on: the others may have decisions to carry over. */
  isPartial: boolean
}
export type Preferences = { locale: Locale; by: string }

const choices: readonly unknown[] = ['approve', 'reject', 'tolerate', 'quarantine'] satisfies Choice[]
const emptySaved: SavedReview = {
  history: emptyHistory,
  seen: [],
  committed: {},
  fingerprints: {},
  isPartial: false,
}

/** Untrusted: data of another shape is discarded. Decisions about other shots are kept: the sample of a run lacks some shots of its report. */
export function parseSavedReview(text: string | null): SavedReview {
  const saved = parse(text)
  if (!isRecord(saved) || !isRecord(saved.history) || !Array.isArray(saved.seen)) return emptySaved
  const { marks, past, future } = saved.history
  const steps = [past, future].every((list) => Array.isArray(list) && list.every(isStep))
  if (!steps || !isPatch(marks, false)) return emptySaved
  return {
    history: saved.history as History,
    seen: saved.seen.filter((key) => typeof key === 'string'),
    committed: committedOf(saved.committed),
    fingerprints: isRecord(saved.fingerprints) ? saved.fingerprints : {},
    isPartial: saved.isPartial === true,
  }
}

export function parsePreferences(text: string | null, languages: readonly string[]): Preferences {
  const saved = parse(text)
  const own = isRecord(saved) ? saved : {}
  const preferred = [own.locale, ...languages.map((language) => language.slice(0, 2))]
  const locale = preferred.map((one) => locales.find((known) => known === one)).find(Boolean) ?? 'en'
  return { locale, by: typeof own.by === 'string' ? own.by : '' }
}

function committedOf(saved: unknown): Committed {
  const marks = Object.entries(isRecord(saved) ? saved : {})
  return Object.fromEntries(
    marks.filter((entry): entry is [string, CommittedMark] => isMark(entry[1]) && entry[1].choice !== null),
  )
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isMark(value: unknown): value is Mark {
  return (
    isRecord(value) &&
    (value.choice === null || choices.includes(value.choice)) &&
    typeof value.comment === 'string' &&
    (value.until === null || typeof value.until === 'string') &&
    (value.by === undefined || typeof value.by === 'string')
  )
}

function isPatch(value: unknown, mayBeNull: boolean) {
  return isRecord(value) && Object.values(value).every((mark) => isMark(mark) || (mayBeNull && mark === null))
}

function isStep(value: unknown) {
  return isRecord(value) && isPatch(value.before, true) && isPatch(value.after, true)
}
