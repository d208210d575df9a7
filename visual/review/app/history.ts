import type { Decision } from '../../report.ts'

export type Choice = Decision['choice']

/** `by`: another reviewer, who committed it. */
export type Mark = { choice: Choice | null; comment: string; until: string | null; by?: string }
export type Marks = Readonly<Record<string, Mark>>

type Patch = Readonly<Record<string, Mark | null>>
type Step = { before: Patch; after: Patch }

/** Stores patches instead of states, so that undo is unlimited. */
export type History = { marks: Marks; past: readonly Step[]; future: readonly Step[] }

export type Action =
  | { type: 'decide'; keys: readonly string[]; choice: Choice; comment?: string; until?: string }
  | { type: 'comment'; keys: readonly string[]; comment: string }
  | { type: 'clear'; keys: readonly string[] }
  | { type: 'undo' }
  | { type: 'redo' }

export const emptyHistory: History = { marks: {}, past: [], future: [] }

/** Returns the same object if nothing changes. */
export function reduce(history: History, action: Action): History {
  if (action.type === 'undo') return undo(history)
  if (action.type === 'redo') return redo(history)
  const next = (key: string) => marked(history.marks[key] ?? null, action)
  const changed = action.keys.filter((key) => !areEqual(history.marks[key] ?? null, next(key)))
  if (changed.length === 0) return history
  const step = {
    before: Object.fromEntries(changed.map((key) => [key, history.marks[key] ?? null])),
    after: Object.fromEntries(changed.map((key) => [key, next(key)])),
  }
  return { marks: patched(history.marks, step.after), past: [...history.past, step], future: [] }
}

export function keysOf(step: Step | undefined): string[] {
  return Object.keys(step?.after ?? {})
}

function undo({ marks, past, future }: History): History {
  const step = past.at(-1)
  if (!step) return { marks, past, future }
  return { marks: patched(marks, step.before), past: past.slice(0, -1), future: [step, ...future] }
}

function redo({ marks, past, future }: History): History {
  const [step, ...rest] = future
  if (!step) return { marks, past, future }
  return { marks: patched(marks, step.after), past: [...past, step], future: rest }
}

function marked(mark: Mark | null, action: Exclude<Action, { type: 'undo' | 'redo' }>): Mark | null {
  if (action.type === 'clear') return null
  if (action.type === 'decide')
    return {
      choice: action.choice,
      comment: action.comment ?? mark?.comment ?? '',
      until: action.until ?? null,
    }
  if (!mark?.choice && action.comment === '') return null
  return { choice: mark?.choice ?? null, comment: action.comment, until: mark?.until ?? null }
}

function patched(marks: Marks, patch: Patch): Marks {
  const next = { ...marks }
  for (const [key, mark] of Object.entries(patch)) {
    if (mark) next[key] = mark
    else delete next[key]
  }
  return next
}

function areEqual(one: Mark | null, other: Mark | null) {
  return (
    one?.choice === other?.choice &&
    one?.comment === other?.comment &&
    (one?.until ?? null) === (other?.until ?? null)
  )
}
