import type { APIRequestContext, APIResponse } from '@playwright/test'

/** `on` is an endpoint or a cart operation, by its name in `contracts/`. `times` left out: until the session ends. */
export type Fault = {
  on: string
  fault: 'drop' | 'html' | 'truncate' | 'break-contract' | { status: number } | { latency: number }
  times?: number
}

/** How the shop is set up: `onlineWithoutPayment` gives orders paid online no payment id. */
export type Flags = { onlineWithoutPayment?: boolean }

/** What the mock server noted of a session. */
export type Recorded = { state: unknown; log: unknown[]; violations: unknown[]; unhandled: unknown[] }

export type Mock = {
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
export async function openMock(request: APIRequestContext, id: string, flags: Flags): Promise<Mock> {
  const planted: Fault[] = []
  await sent(request.post('/__mock/session', { data: { id, flags } }))
  const record = async () => (await sent(request.get(`/__mock/session/${id}`))).json() as Promise<Recorded>
  return {
    planted,
    record,
    faults: async (...faults) => {
      planted.push(...faults)
      await sent(request.post('/__mock/faults', { data: { id, faults } }))
    },
    advance: async (seconds) =>
      void (await sent(request.post('/__mock/clock', { data: { id, advance: seconds } }))),
    state: async () => (await record()).state,
    close: async () => void (await sent(request.delete(`/__mock/session/${id}`))),
  }
}

async function sent(answer: Promise<APIResponse>): Promise<APIResponse> {
  const response = await answer
  if (response.ok()) return response
  throw new Error(
    `The mock server answered ${response.status()} to ${response.url()}: ${await response.text()}`,
  )
}
