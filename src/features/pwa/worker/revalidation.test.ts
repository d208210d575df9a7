import { expect, test } from 'vitest'
import { createChangeDetector, isCompleteEnvelope, notifyInterval } from './revalidation.ts'

const respond = (text: string, status = 200) => new Response(text, { status })

test('a changed response is notified at most once per interval and URL', async () => {
  let now = 0
  const hasChanged = createChangeDetector(() => now)
  expect(await hasChanged('/a', undefined, respond('1'))).toBe(false)
  expect(await hasChanged('/a', respond('1'), respond('1'))).toBe(false)
  expect(await hasChanged('/a', respond('1'), respond('2'))).toBe(true)
  expect(await hasChanged('/a', respond('2'), respond('3'))).toBe(false)
  expect(await hasChanged('/b', respond('1'), respond('2'))).toBe(true)
  now = notifyInterval
  expect(await hasChanged('/a', respond('3'), respond('4'))).toBe(true)
})

test.each([
  ['{"isSuccess":true,"data":[]}', 200, true],
  ['{"isSuccess":false,"messages":[]}', 200, false],
  ['{"isSuccess":true,"da', 200, false],
  ['<!doctype html>', 200, false],
  ['{"isSuccess":true}', 503, false],
  ['null', 200, false],
])('%s with status %d is a complete envelope: %s', async (text, status, isComplete) => {
  const response = respond(text, status)
  expect(await isCompleteEnvelope(response)).toBe(isComplete)
  expect(await response.text()).toBe(text)
})
