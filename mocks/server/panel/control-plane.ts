import type { ClockChange, SessionSnapshot, MockCapabilities } from '../control.ts'
import type { Fault } from '../faults.ts'

/** Rejects with the server’s error message, if it sent one. */
async function request<Answer>(path: string, body?: unknown): Promise<Answer> {
  const options = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`/__mock/${path}`, options).catch(() => {
    throw new Error('The mock server does not answer. Is it still running?')
  })
  const answer = await response.json()
  if (response.ok) return answer
  throw new Error(answer.error ?? `The mock server answered ${response.status}.`)
}

export const readCapabilities = () => request<MockCapabilities>('words')

export const readSession = () => request<SessionSnapshot>('session')

/** Reads the faults first: one may have been used up since the last poll. */
export async function updateFaults(
  change: (faults: readonly Fault[]) => readonly Fault[],
): Promise<SessionSnapshot> {
  const { id, faults } = await readSession()
  return request('faults', { id, faults: change(faults) })
}

export async function setClock(change: ClockChange): Promise<SessionSnapshot> {
  const { id } = await readSession()
  return request('clock', { id, change })
}

/** Rejects, without a change, when the scenarios cannot be combined. */
export async function openScenarios(scenario: readonly string[]): Promise<SessionSnapshot> {
  const { id } = await readSession()
  return request('session', { id, scenario })
}
