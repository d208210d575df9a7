import { expect, test, vi } from 'vitest'
import { caught, idOf } from './caught.ts'
import { onError } from './on-error.ts'

vi.mock('./on-error.ts', () => ({ onError: vi.fn<typeof onError>() }))

test('an error that is caught twice has one id, the one that its page shows', () => {
  const error = new Error('drawn')
  caught(error, 'query')
  caught(error, 'route', true)
  const id = idOf(error)
  expect(id).toMatch(/^[\dA-Z]{6}$/)
  expect(vi.mocked(onError).mock.calls).toEqual([
    [error, { id, where: 'query', isShown: false }],
    [error, { id, where: 'route', isShown: true }],
  ])
  expect(idOf(new Error('read'))).not.toBe(id)
})

test('two people who meet the same error in the same second read different ids', () => {
  vi.useFakeTimers()
  expect(idOf(new Error('lost'))).not.toBe(idOf(new Error('lost')))
  vi.useRealTimers()
})

test.each(['text', 7, null, undefined, Object.create(null)])('%o that is thrown keeps its id', (thrown) => {
  expect(idOf(thrown)).toBe(idOf(thrown))
})

test('what is thrown may be anything', () => {
  for (const thrown of ['text', null, undefined, Object.create(null)])
    expect(() => caught(thrown, 'window')).not.toThrow()
})
