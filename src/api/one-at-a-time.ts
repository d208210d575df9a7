const lastInLine = new Map<string, Promise<unknown>>()

/** Where the browser has no locks, as over plain HTTP, or forbids them with its cookies, the work of one tab stands in line. */
function inLine<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const turn = (lastInLine.get(name) ?? Promise.resolve()).then(work, work)
  lastInLine.set(
    name,
    turn.catch(() => null),
  )
  return turn
}

/** Work of one name is done one after another, in all tabs of the shop together. */
export const oneAtATime = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks && navigator.cookieEnabled !== false
    ? navigator.locks.request(`zarrin-${name}`, work)
    : inLine(name, work)
