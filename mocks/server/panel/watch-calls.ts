const debounceMs = 150

/** Calls `look` soon after an API response or failure, once per burst. */
export function watchCalls(look: () => void): void {
  let timer: number | undefined
  const onTimeout = () => {
    timer = undefined
    look()
  }
  const observer = new PerformanceObserver((list) => {
    if (timer === undefined && list.getEntries().some(isCall))
      timer = window.setTimeout(onTimeout, debounceMs)
  })
  observer.observe({ type: 'resource', buffered: true })
}

function isCall(entry: PerformanceEntry): boolean {
  const isFetch = entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch'
  return isFetch && new URL(entry.name).pathname.startsWith('/api/')
}
