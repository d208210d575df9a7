import { expect, test } from 'vitest'
import { sentCodes } from './sent-codes.ts'

test('the code sent last comes first, whatever the clock said', () => {
  const otps = {
    '09121234567': { code: '11111', sentAt: 9000 },
    '09351112233': { code: '22222', sentAt: 1000 },
  }
  expect(sentCodes(otps).map(({ mobile, code }) => [mobile, code])).toEqual([
    ['09351112233', '22222'],
    ['09121234567', '11111'],
  ])
})
