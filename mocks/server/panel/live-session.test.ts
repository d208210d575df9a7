import { beforeEach, expect, test } from 'vitest'
import { emptyWorld } from '../../domain/world.ts'
import type { SessionSnapshot } from '../control.ts'
import { liveSession } from './live-session.ts'

const sessionOf = (id: string): SessionSnapshot => ({
  id,
  scenario: [],
  faults: [],
  log: [],
  violations: [],
  unhandled: [],
  clock: 'real',
  now: '2026-11-18T08:30:00.000Z',
  state: emptyWorld(),
})

let session: ReturnType<typeof liveSession>
let shown: string[]
let complaints: string[]

beforeEach(() => {
  session = liveSession()
  shown = []
  complaints = []
  session.listen({ session: ({ id }) => shown.push(id), complaint: (text) => complaints.push(text) })
})

test('a response older than the shown one is dropped', async () => {
  let answer: (late: SessionSnapshot) => void = () => {}
  const first = session.act(() => new Promise((resolve) => (answer = resolve)))
  await session.act(async () => sessionOf('second'))
  answer(sessionOf('first'))
  expect(await first).toBe(true)
  expect(shown).toEqual(['second'])
})

test('an error is shown until the next success, and act resolves to false', async () => {
  expect(await session.act(() => Promise.reject(new Error('No such call')))).toBe(false)
  expect(await session.act(async () => sessionOf('mine'))).toBe(true)
  expect(complaints).toEqual(['No such call', ''])
})

test('a late listener gets the latest session', async () => {
  await session.act(async () => sessionOf('mine'))
  session.listen({ session: ({ id }) => shown.push(`late ${id}`) })
  expect(shown).toEqual(['mine', 'late mine'])
})
