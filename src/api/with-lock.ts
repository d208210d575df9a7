import { aborted } from '#src/platform/aborted.ts'

const lastInLine = new Map<string, Promise<unknown>>()

/** Where the browser has no locks, as over plain HTTP, or forbids them with its cookies, the work of one tab stands in line. */
function inLine<Result>(name: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  const before = lastInLine.get(name) ?? Promise.resolve()
  const turn = before.then(() => {
    signal?.throwIfAborted()
    return work()
  })
  lastInLine.set(
    name,
    turn.catch(() => null),
  )
  return signal ? Promise.race([turn, aborted(signal)]) : turn
}

/**
 * Work of one name is done one after another, in all tabs of the shop together. What still waits when `signal` is
 * aborted is not done.
 */
export const oneAtATime = <Result>(
  name: string,
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> =>
  navigator.locks && navigator.cookieEnabled !== false
    ? navigator.locks.request(`zarrin-${name}`, { signal }, work)
    : inLine(name, work, signal)
