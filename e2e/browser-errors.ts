import type { BrowserContext, ConsoleMessage } from '@playwright/test'
import type { Mock } from './mock.ts'

export type BrowserErrors = {
  unexpected(): Promise<string[]>
  /** Allows lines that start with `start`, seen before or after the call. */
  allow(start: string): void
}

/** Pictures are no calls: one that is missing is a fault of the shop. */
const isCall = (url: string) => /^https?:\/\/[^/]+\/api\/(?!pictures\/)/.test(url)

export function watchBrowserErrors(context: BrowserContext, mock: Mock): BrowserErrors {
  const seen: { line: string; warning?: string }[] = []
  const allowed: string[] = []
  const statuses = new Map<string, number>()
  const documents = new Set<string>()
  const lostParts = new Set<string>()
  let hasLostCall = false
  let navigations = 0
  context.on('request', (request) => {
    navigations += Number(request.isNavigationRequest())
    if (request.resourceType() === 'document') documents.add(request.url())
  })
  context.on('requestfailed', (request) => {
    /** By leaving a page, or a query that nothing shows any more. */
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return
    if (isCall(request.url())) hasLostCall = true
    else lostParts.add(request.url())
  })
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
   * Browsers log every failed request. 4xx responses to calls and of pages, injected faults, `blockedbyclient` aborts and
   * offline are expected.
   */
  function isExpected(message: ConsoleMessage) {
    if (!message.text().startsWith('Failed to load resource')) return false
    if (/ERR_(BLOCKED_BY_CLIENT|INTERNET_DISCONNECTED)/.test(message.text())) return true
    const { url } = message.location()
    const status = statuses.get(url) ?? Number(/status of (\d+)/.exec(message.text())?.[1])
    if (status > 400 && status < 500) return isCall(url) || documents.has(url)
    return mock.injectedFaults.length > 0 && isCall(url)
  }

  /** Call after the journey: the browser may report a failed request later than the app does. */
  function isExpectedWarning(text: string) {
    if (/^(Service Worker registration blocked|worker \S+, not shown)/.test(text)) return true
    /** Browsers warn after a few seconds, however slow the machine is; public-pages.spec.ts asks whether it is used at all. */
    if (text.includes('was preloaded using link preload but not used within a few seconds')) return true
    /** The browser's own preloads bypass the worker. */
    if (text.includes('cross-world service worker')) return true
    /** Leaving a page aborts its requests. */
    const hasLeftAPage = navigations > context.pages().length
    if (hasLeftAPage && /^\w+ [A-Z0-9]{6}, not shown ApiError: The server answered 0/.test(text)) return true
    if (!/^\w+ [A-Z0-9]{6}\b/.test(text)) return false
    return mock.injectedFaults.length > 0 || hasLostCall || [...lostParts].some((part) => text.includes(part))
  }

  return {
    allow(start) {
      allowed.push(start)
    },
    async unexpected() {
      const { violations, unhandled } = await mock.record()
      return [
        ...seen
          .filter(({ warning }) => !(warning && isExpectedWarning(warning)))
          .map(({ line }) => line)
          .filter((line) => !allowed.some((start) => line.startsWith(start))),
        ...unhandled.map((call) => `unhandled: ${JSON.stringify(call)}`),
        ...violations.map((violation) => `contract: ${JSON.stringify(violation)}`),
      ]
    },
  }
}
