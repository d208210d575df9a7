import { expect, test } from 'vitest'
import { endpoints } from '#contracts/registry.ts'
import type { Call } from './handle-call.ts'
import { handleCall } from './handle-call.ts'
import { sessions } from './session.ts'

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
