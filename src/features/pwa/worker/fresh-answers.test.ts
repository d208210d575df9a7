import { expect, test } from 'vitest'
import { changesOf, isWhole, quietFor } from './fresh-answers.ts'

const answer = (text: string, status = 200) => new Response(text, { status })

test('an answer that is another than the one before is told of, once in a while', async () => {
  let now = 0
  const hasChanged = changesOf(() => now)
  expect(await hasChanged('/a', undefined, answer('1'))).toBe(false)
  expect(await hasChanged('/a', answer('1'), answer('1'))).toBe(false)
  expect(await hasChanged('/a', answer('1'), answer('2'))).toBe(true)
  expect(await hasChanged('/a', answer('2'), answer('3'))).toBe(false)
  expect(await hasChanged('/b', answer('1'), answer('2'))).toBe(true)
  now = quietFor
  expect(await hasChanged('/a', answer('3'), answer('4'))).toBe(true)
})

test.each([
  ['{"isSuccess":true,"data":[]}', 200, true],
  ['{"isSuccess":false,"messages":[]}', 200, false],
  ['{"isSuccess":true,"da', 200, false],
  ['<!doctype html>', 200, false],
  ['{"isSuccess":true}', 503, false],
  ['null', 200, false],
])('%s with status %d is worth keeping: %s', async (text, status, whole) => {
  const kept = answer(text, status)
  expect(await isWhole(kept)).toBe(whole)
  expect(await kept.text()).toBe(text)
})
