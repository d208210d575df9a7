import { beforeEach, expect, test } from 'vitest'
import { emptyWorld } from '../../domain/world.ts'
import type { ShownSession } from '../control.ts'
import { liveSession } from './live-session.ts'

const sessionOf = (id: string): ShownSession => ({
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

test('an answer that comes after a later one is not shown', async () => {
  let answer: (late: ShownSession) => void = () => {}
  const first = session.act(() => new Promise((resolve) => (answer = resolve)))
  await session.act(async () => sessionOf('second'))
  answer(sessionOf('first'))
  expect(await first).toBe(true)
  expect(shown).toEqual(['second'])
})

test('a refusal is told until something succeeds, and is no success', async () => {
  expect(await session.act(() => Promise.reject(new Error('No such call')))).toBe(false)
  expect(await session.act(async () => sessionOf('mine'))).toBe(true)
  expect(complaints).toEqual(['No such call', ''])
})

test('who listens late is told what is known', async () => {
  await session.act(async () => sessionOf('mine'))
  session.listen({ session: ({ id }) => shown.push(`late ${id}`) })
  expect(shown).toEqual(['mine', 'late mine'])
})
