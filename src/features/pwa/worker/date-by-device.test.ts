import { expect, test, vi } from 'vitest'
import { dateByDevice } from './date-by-device.ts'

test('an answer from a server whose clock is weeks behind is as new as the device says', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-21T12:00:00Z') })
  const headers = { date: 'Sun, 01 Mar 2026 00:00:00 GMT', 'content-type': 'application/json' }
  const dated = dateByDevice(new Response('{"a":1}', { headers }))
  vi.useRealTimers()
  expect(Object.fromEntries(dated.headers)).toEqual({ ...headers, date: 'Sat, 21 Mar 2026 12:00:00 GMT' })
  expect(await dated.json()).toEqual({ a: 1 })
})
