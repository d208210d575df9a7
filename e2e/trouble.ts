import type { BrowserContext, ConsoleMessage } from '@playwright/test'
import type { Mock } from './mock.ts'

export type Trouble = {
  /** Console errors and warnings, breaches of the page's policy, uncaught errors and rejections, calls that nobody answers, answers that break a contract. */
  found(): Promise<string[]>
  /** A step asks about what begins so, before or after: it fails no journey. */
  expected(start: string): void
}

export function watchForTrouble(context: BrowserContext, mock: Mock): Trouble {
  const seen: { line: string; warning?: string }[] = []
  const asked: string[] = []
  const statuses = new Map<string, number>()
  let hasLostRequest = false
  let navigations = 0
  context.on('request', (request) => (navigations += Number(request.isNavigationRequest())))
  context.on('requestfailed', () => (hasLostRequest = true))
  context.on('response', (response) => statuses.set(response.url(), response.status()))
  context.on('weberror', (error) =>
    seen.push({ line: `uncaught: ${error.error().stack ?? error.error().message}` }),
  )
  context.on('console', (message) => {
    const line = `${message.text()} ${message.location().url}`
    if (message.text().includes('Content Security Policy')) seen.push({ line: `csp: ${line}` })
    else if (message.type() === 'warning') seen.push({ line: `warning: ${line}`, warning: message.text() })
    else if (message.type() === 'error' && !isExpected(message)) seen.push({ line: `console: ${line}` })
  })

  /**
   * The browser itself reports each refused call. A refusal is an answer; a planted fault was asked for, and so was
   * what a journey aborts with `route.abort('blockedbyclient')`, and what is asked for while it keeps the browser offline.
   */
  function isExpected(message: ConsoleMessage) {
    if (!message.text().startsWith('Failed to load resource')) return false
    if (/ERR_(BLOCKED_BY_CLIENT|INTERNET_DISCONNECTED)/.test(message.text())) return true
    const { url } = message.location()
    const status = statuses.get(url) ?? Number(/status of (\d+)/.exec(message.text())?.[1])
    if (status > 400 && status < 500) return true
    return mock.planted.length > 0 && new URL(url).pathname.startsWith('/api/')
  }

  /**
   * Asked once the journey has ended: the browser may tell of a lost request after the shop has reported it.
   * The worker is kept out of most journeys, and where it is let in the browser preloads past it. What the shop reports
   * was asked for where a fault was planted or a request was kept from its answer.
   */
  function isExpectedWarning(text: string) {
    if (/^(Service Worker registration blocked|worker \S+, not shown)/.test(text)) return true
    if (text.includes('cross-world service worker')) return true
    /** Whoever leaves a page leaves calls on their way. */
    const hasLeftAPage = navigations > context.pages().length
    if (hasLeftAPage && /^\w+ [A-Z0-9]{6}, not shown ApiError: The server answered 0/.test(text)) return true
    return (mock.planted.length > 0 || hasLostRequest) && /^\w+ [A-Z0-9]{6}\b/.test(text)
  }

  return {
    expected(start) {
      asked.push(start)
    },
    async found() {
      const { violations, unhandled } = await mock.record()
      return [
        ...seen
          .filter(({ warning }) => !(warning && isExpectedWarning(warning)))
          .map(({ line }) => line)
          .filter((line) => !asked.some((start) => line.startsWith(start))),
        ...unhandled.map((call) => `unhandled: ${JSON.stringify(call)}`),
        ...violations.map((violation) => `contract: ${JSON.stringify(violation)}`),
      ]
    },
  }
}
