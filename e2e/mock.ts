import type { APIRequestContext, APIResponse } from '@playwright/test'

/** `on` is an endpoint or a cart operation, by its name in `contracts/`. `times` left out: until the session ends. */
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

/** What the mock server noted of a session. */
export type Recorded = { state: unknown; log: unknown[]; violations: unknown[]; unhandled: unknown[] }

/** What the browser has to hold to be the shopper of the scenario. */
type BrowserState = {
  cookies: Record<string, string | null>
  localStorage: Record<string, string | null>
}

export type Mock = {
  browser: BrowserState
  /** All that was ever planted. */
  planted: readonly Fault[]
  /** From now on these, and no others. */
  faults(...faults: Fault[]): Promise<void>
  /** Moves the server's clock forward. */
  advance(seconds: number): Promise<void>
  state(): Promise<unknown>
  record(): Promise<Recorded>
  close(): Promise<void>
}

/** One shop of its own for one journey, over the mock server's control plane. */
export async function openMock(
  request: APIRequestContext,
  id: string,
  scenario: readonly string[],
): Promise<Mock> {
  const planted: Fault[] = []
  const opened = await sent(request.post('/__mock/session', { data: { id, scenario } }))
  const { browser, faults: ofScenario } = (await opened.json()) as {
    browser: BrowserState
    faults: Fault[]
  }
  planted.push(...ofScenario)
  const record = async () => (await sent(request.get(`/__mock/session/${id}`))).json() as Promise<Recorded>
  return {
    browser,
    planted,
    record,
    faults: async (...faults) => {
      planted.push(...faults)
      await sent(request.post('/__mock/faults', { data: { id, faults } }))
    },
    advance: async (seconds) =>
      void (await sent(request.post('/__mock/clock', { data: { id, change: { advance: seconds } } }))),
    state: async () => (await record()).state,
    close: async () => void (await sent(request.delete(`/__mock/session/${id}`))),
  }
}

/** For a context of Playwright: the browser as the scenario left it. */
export function browserStorage({ cookies, localStorage }: Mock['browser'], origin: string) {
  const cookie = { domain: 'localhost', path: '/', expires: -1, secure: false, sameSite: 'Lax' as const }
  const items = entriesOf(localStorage)
  return {
    cookies: entriesOf(cookies).map((entry) => ({
      ...cookie,
      ...entry,
      httpOnly: entry.name !== 'basketId',
    })),
    /** Playwright opens a page for each origin, whether it has something or not. */
    origins: items.length > 0 ? [{ origin, localStorage: items }] : [],
  }
}

const entriesOf = (held: Record<string, string | null>) =>
  Object.entries(held).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))

async function sent(answer: Promise<APIResponse>): Promise<APIResponse> {
  const response = await answer
  if (response.ok()) return response
  throw new Error(
    `The mock server answered ${response.status()} to ${response.url()}: ${await response.text()}`,
  )
}
