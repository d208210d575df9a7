import type { ClockChange, ShownSession, Words } from '../control.ts'
import type { Fault } from '../faults.ts'

/** Rejects with the control plane’s own complaint where it has one. */
async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const options = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(`/__mock/${path}`, options).catch(() => {
    throw new Error('The mock server does not answer. Is it still running?')
  })
  const answer = await response.json()
  if (response.ok) return answer
  throw new Error(answer.error ?? `The mock server answered ${response.status}.`)
}

export const readWords = () => ask<Words>('words')

/** The session of this browser; opened when nobody has been there yet. */
export const readSession = () => ask<ShownSession>('session')

/** Changes the faults as they are now: one may have been taken since the panel last looked. */
export async function plantFaults(
  change: (faults: readonly Fault[]) => readonly Fault[],
): Promise<ShownSession> {
  const { id, faults } = await readSession()
  return ask('faults', { id, faults: change(faults) })
}

export async function turnClock(change: ClockChange): Promise<ShownSession> {
  const { id } = await readSession()
  return ask('clock', { id, change })
}

/** Opens the session anew in these worlds; rejects, and leaves it as it is, when they cannot go together. */
export async function openWorlds(scenario: readonly string[]): Promise<ShownSession> {
  const { id } = await readSession()
  return ask('session', { id, scenario })
}
