import type { APIRequestContext, APIResponse } from '@playwright/test'

/** `on`: contract name of an endpoint or cart operation. Without `times` the fault lasts until the session ends. */
export type Fault = {
  on: string
  fault:
    | 'drop'
    | 'drop-answer'
    | 'html'
    | 'truncate'
    | 'break-contract'
    | 'stale'
    | 'expire-token'
    | 'end-session'
    | { status: number; retryAfter?: number | null }
    | { latency: number | { median: number; p95: number } }
    | { field: string }
  times?: number
  chance?: number
}

export type SessionRecord = { state: unknown; log: unknown[]; violations: unknown[]; unhandled: unknown[] }

type BrowserState = {
  cookies: Record<string, string | null>
  localStorage: Record<string, string | null>
}

export type Mock = {
  browser: BrowserState
  /** Every fault so far, also those that were replaced. */
  injectedFaults: readonly Fault[]
  faults(...faults: Fault[]): Promise<void>
  advance(seconds: number): Promise<void>
  /** Milliseconds; the session's clock stands there. */
  setNow(at: number): Promise<void>
  state(): Promise<unknown>
  record(): Promise<SessionRecord>
  close(): Promise<void>
}

/** Opens a session of its own on the mock server's control plane. */
export async function openMockSession(
  request: APIRequestContext,
  id: string,
  scenario: readonly string[],
  /** Follow those of the scenario and of the journey. */
  lastFaults: readonly Fault[] = [],
): Promise<Mock> {
  const injectedFaults: Fault[] = []
  const opened = await expectOk(request.post('/__mock/session', { data: { id, scenario } }))
  const { browser, faults: scenarioFaults } = (await opened.json()) as {
    browser: BrowserState
    faults: Fault[]
  }
  const setFaults = (faults: readonly Fault[]) =>
    expectOk(request.post('/__mock/faults', { data: { id, faults: [...faults, ...lastFaults] } }))
  injectedFaults.push(...scenarioFaults)
  if (lastFaults.length > 0) await setFaults(scenarioFaults)
  const record = async () =>
    (await expectOk(request.get(`/__mock/session/${id}`))).json() as Promise<SessionRecord>
  const changeClock = async (change: object) =>
    void (await expectOk(request.post('/__mock/clock', { data: { id, change } })))
  return {
    browser,
    injectedFaults,
    record,
    faults: async (...faults) => {
      injectedFaults.push(...faults)
      await setFaults(faults)
    },
    advance: (seconds) => changeClock({ advance: seconds }),
    setNow: (at) => changeClock({ now: new Date(at).toISOString() }),
    state: async () => (await record()).state,
    close: async () => void (await expectOk(request.delete(`/__mock/session/${id}`))),
  }
}

export function browserStorage({ cookies, localStorage }: Mock['browser'], origin: string) {
  const cookie = { domain: 'localhost', path: '/', expires: -1, secure: false, sameSite: 'Lax' as const }
  const items = entriesOf(localStorage)
  return {
    cookies: entriesOf(cookies).map((entry) => ({
      ...cookie,
      ...entry,
      httpOnly: entry.name !== 'basketId',
    })),
    /** Playwright opens a page for each listed origin, even for an empty one. */
    origins: items.length > 0 ? [{ origin, localStorage: items }] : [],
  }
}

const entriesOf = (items: Record<string, string | null>) =>
  Object.entries(items).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))

async function expectOk(answer: Promise<APIResponse>): Promise<APIResponse> {
  const response = await answer
  if (response.ok()) return response
  throw new Error(
    `The mock server answered ${response.status()} to ${response.url()}: ${await response.text()}`,
  )
}
