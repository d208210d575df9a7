import { expect, test } from 'vitest'
import { Fault } from './faults.ts'
import { faultReply } from './fault-replies.ts'

test.each([
  [{ status: 503 }, '30'],
  [{ status: 429, retryAfter: 7 }, '7'],
  [{ status: 503, retryAfter: null }, null],
  [{ status: 500 }, null],
  [{ status: 500, retryAfter: 0 }, '0'],
])('the reply to %o has Retry-After %s', (kind, header) => {
  const { fault } = Fault.parse({ on: '*', fault: kind })
  const reply = faultReply({ latency: 0, fault: fault as { status: number } }, 'fa')
  expect(reply?.status).toBe(kind.status)
  expect(reply?.headers.get('retry-after')).toBe(header)
})
