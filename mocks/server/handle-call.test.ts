import { afterEach, expect, test, vi } from 'vitest'
import { endpoints } from '#contracts/registry.ts'
import { answer } from './answer.ts'
import type { Call } from './handle-call.ts'
import { handleCall } from './handle-call.ts'
import { changeSession, sessions } from './session.ts'

afterEach(() => void vi.useRealTimers())

test('a response that breaks its contract becomes a 500 and is recorded as a violation', async () => {
  const call: Call = {
    name: 'user',
    endpoint: endpoints.user,
    behaviour: (state) => ({ state, data: { id: 'seven' } }),
  }
  const request = new Request('http://shop.test/api/auth/user', {
    headers: { cookie: 'mock-session=violation' },
  })
  const response = await handleCall(call, {}, request)
  expect(response.status).toBe(500)
  expect(sessions.get('violation')?.violations).toMatchObject([
    {
      call: 'user',
      side: 'response',
      issues: expect.arrayContaining([expect.stringMatching(/^data\.id: /)]),
    },
  ])
  expect(sessions.get('violation')?.log).toMatchObject([{ call: 'user', status: 500 }])
})

test('a refused input is told of without the paths of its fields, which the violation has', async () => {
  const url = 'http://shop.test/api/products/products?page=0'
  const response = await answer(new Request(url, { headers: { cookie: 'mock-session=refused' } }))
  const { messages } = (await response!.json()) as { messages: { item1: string }[] }
  expect(messages).toEqual([{ item1: 'بعضی بخش‌ها درست پر نشده‌اند. آن‌ها را اصلاح کنید و دوباره بفرستید.' }])
  expect(sessions.get('refused')?.violations).toMatchObject([
    { side: 'request', issues: [expect.stringMatching(/^page: /)] },
  ])
})

test('entries of the log are numbered as they arrive, and a violation has the number of its call', async () => {
  const ask = (path: string) =>
    answer(new Request(`http://shop.test${path}`, { headers: { cookie: 'mock-session=numbers' } }))
  for (const path of ['/api/nothing', '/api/products/products?page=0', '/api/nowhere']) await ask(path)
  const { log, violations, unhandled } = sessions.get('numbers')!
  const numbers = [log, violations, unhandled].map((entries) => entries.map(({ number }) => number))
  expect(numbers).toEqual([[2], [2], [1, 3]])
})

test('a slow call takes effect halfway, so that a call sent later may be answered first', async () => {
  vi.useFakeTimers()
  let done = 0
  const call: Call = {
    name: 'user',
    endpoint: endpoints.user,
    behaviour: (state) => ({ state, data: { id: ++done } }),
  }
  const headers = { cookie: 'mock-session=slow' }
  changeSession('slow', (session) => ({ ...session, faults: [{ on: 'user', fault: { latency: 300 } }] }))
  let isAnswered = false
  void handleCall(call, {}, new Request('http://shop.test/', { headers })).then(() => (isAnswered = true))
  await vi.advanceTimersByTimeAsync(149)
  expect([done, isAnswered]).toEqual([0, false])
  await vi.advanceTimersByTimeAsync(1)
  expect([done, isAnswered]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(150)
  expect([done, isAnswered]).toEqual([1, true])
})
