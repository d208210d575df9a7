import type { ShownSession } from '../control.ts'

/** One line of the request log. */
export type LogLine = {
  /** Milliseconds since the epoch, on the session's clock. */
  at: number
  /** The call by its name in the contracts; empty for a path that they do not know. */
  call: string
  what: string
  /** Null where the line is no answer; 0 is a connection that was cut. */
  status: number | null
  fault: string | null
  issues: readonly string[]
  isTrouble: boolean
}

export type LogFilter = { text: string; onlyTrouble: boolean }

type Logged = Pick<ShownSession, 'log' | 'violations' | 'unhandled'>

const sides = {
  request: 'The request breaks its contract',
  response: 'The mock’s own answer broke its contract',
}

/** Calls, contract violations and unhandled calls in one list, the newest first; at one moment trouble comes first. */
export function logLines({ log, violations, unhandled }: Logged): LogLine[] {
  const calls = log.map(({ method, path, ...entry }) => ({
    ...entry,
    what: `${method} ${path}`,
    issues: [],
    isTrouble: false,
  }))
  const broken = violations.map(({ side, ...entry }) => ({
    ...entry,
    what: sides[side],
    status: null,
    fault: null,
    isTrouble: true,
  }))
  const strays = unhandled.map(({ at, method, path }) => ({
    at,
    call: '',
    what: `${method} ${path}`,
    status: 501,
    fault: null,
    issues: ['No contract knows this call'],
    isTrouble: true,
  }))
  return [...calls, ...strays, ...broken].toReversed().toSorted((one, other) => other.at - one.at)
}

/** The lines that hold every word of `text`, wherever it stands in them. */
export function matching(lines: readonly LogLine[], { text, onlyTrouble }: LogFilter): LogLine[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return lines.filter(({ isTrouble, call, what, status, fault, issues }) => {
    if (onlyTrouble && !isTrouble) return false
    const line = [call, what, statusText(status), fault ?? '', ...issues].join(' ').toLowerCase()
    return words.every((word) => line.includes(word))
  })
}

export function statusText(status: number | null): string {
  if (status === null) return '!'
  return status === 0 ? 'cut' : String(status)
}
