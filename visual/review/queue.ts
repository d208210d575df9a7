/** Each task waits for the one before, also where that one failed. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const own = last.then(task)
    last = own.catch(() => {})
    return own
  }
}
