const queues = new Map<string, Promise<unknown>>()

/** One tab only: plain HTTP has no Web Locks API, and blocked cookies disable it. */
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
  return turn
}

/** A lock across tabs. Work whose `signal` has aborted is not begun. */
export const withLock = <Result>(
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> =>
  navigator.locks && navigator.cookieEnabled !== false
    ? navigator.locks.request(`zarrin-${name}`, { signal }, work)
    : withLocalLock(name, work, signal)
