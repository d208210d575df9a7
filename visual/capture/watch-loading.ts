import type { Page, Request } from '@playwright/test'

/** Milliseconds in which no request ends. */
const longestSilence = 5_000

export type Loading = {
  /** Waits for all requests and tells whether there were any; it waits for a long poll once. */
  untilEnded(): Promise<boolean>
  /** Addresses. */
  pending(): string[]
}

export function watchLoading(page: Pick<Page, 'on'>): Loading {
  const pending = new Set<Request>()
  let ended = 0
  let resume = () => {}
  const onEnd = (request: Request) => {
    pending.delete(request)
    ended += 1
    if (pending.size === 0) resume()
  }
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)

  const untilAllEnded = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, longestSilence)
      resume = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    async untilEnded() {
      if (pending.size === 0) return false
      for (let seen = -1; pending.size > 0 && ended !== seen;) {
        seen = ended
        await untilAllEnded()
      }
      pending.clear()
      return true
    },
    pending: () => [...pending].map((request) => request.url()),
  }
}
