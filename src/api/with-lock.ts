import { aborted } from '#src/platform/aborted.ts'

const queues = new Map<string, Promise<unknown>>()

/** For browsers without the Web Locks API, as over plain HTTP, or that forbid it with cookies: one tab only. */
function withLocalLock<Result>(
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const before = queues.get(name) ?? Promise.resolve()
  const turn = before.then(() => {
    signal?.throwIfAborted()
    return work()
  })
  queues.set(
    name,
    turn.catch(() => null),
  )
  return signal ? Promise.race([turn, aborted(signal)]) : turn
}

/** Runs work of one name one at a time across tabs; work that still waits when `signal` aborts is dropped. */
export const withLock = <Result>(
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> =>
  navigator.locks && navigator.cookieEnabled !== false
    ? navigator.locks.request(`zarrin-${name}`, { signal }, work)
    : withLocalLock(name, work, signal)
