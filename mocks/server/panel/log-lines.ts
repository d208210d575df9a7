import type { SessionSnapshot } from '../control.ts'

export type LogLine = {
  number: number
  /** Milliseconds, on the session’s clock. */
  at: number
  /** Contract name of the call; empty for an unknown path. */
  call: string
  what: string
  /** Null for a violation; 0 for a dropped connection. */
  status: number | null
  fault: string | null
  issues: readonly string[]
  isProblem: boolean
}

export type LogFilter = { text: string; onlyProblems: boolean }

type Logged = Pick<SessionSnapshot, 'log' | 'violations' | 'unhandled'>

const sides = {
  request: 'The request breaks its contract',
  response: 'The mock’s own answer broke its contract',
}

/** Calls, violations and unhandled calls, newest first; problems before calls of the same number. */
export function logLines({ log, violations, unhandled }: Logged): LogLine[] {
  const calls = log.map(({ method, path, ...entry }) => ({
    ...entry,
    what: `${method} ${path}`,
    issues: [],
    isProblem: false,
  }))
  const broken = violations.map(({ side, ...entry }) => ({
    ...entry,
    what: sides[side],
    status: null,
    fault: null,
    isProblem: true,
  }))
  const unknownCalls = unhandled.map(({ method, path, ...entry }) => ({
    ...entry,
    call: '',
    what: `${method} ${path}`,
    status: 501,
    fault: null,
    issues: ['No contract knows this call'],
    isProblem: true,
  }))
  return [...calls, ...unknownCalls, ...broken]
    .toReversed()
    .toSorted((one, other) => other.number - one.number)
}

export function matching(lines: readonly LogLine[], { text, onlyProblems }: LogFilter): LogLine[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return lines.filter(({ isProblem, call, what, status, fault, issues }) => {
    if (onlyProblems && !isProblem) return false
    const line = [call, what, statusText(status), fault ?? '', ...issues].join(' ').toLowerCase()
    return words.every((word) => line.includes(word))
  })
}

export function statusText(status: number | null): string {
  if (status === null) return '!'
  return status === 0 ? 'cut' : String(status)
}
