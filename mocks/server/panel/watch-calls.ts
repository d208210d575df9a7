const settlesIn = 150

/** Calls `look` soon after this page has had an answer from the API, or none: once for calls that come together. */
export function watchCalls(look: () => void): void {
  let timer: number | undefined
  const soon = () => {
    timer = undefined
    look()
  }
  const observer = new PerformanceObserver((list) => {
    if (timer === undefined && list.getEntries().some(isCall)) timer = window.setTimeout(soon, settlesIn)
  })
  observer.observe({ type: 'resource', buffered: true })
}

function isCall(entry: PerformanceEntry): boolean {
  const isFetch = entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch'
  return isFetch && new URL(entry.name).pathname.startsWith('/api/')
}
