import { expect, test, vi } from 'vitest'
import { reportError, errorId } from './report-error.ts'
import { sendReport } from './error-reporter.ts'

vi.mock('./error-reporter.ts', () => ({ sendReport: vi.fn<typeof sendReport>() }))

test('an error that is caught twice has one id, the one that its page shows', () => {
  const error = new Error('drawn')
  reportError(error, 'query')
  reportError(error, 'route', true)
  const id = errorId(error)
  expect(id).toMatch(/^[\dA-Z]{6}$/)
  expect(vi.mocked(sendReport).mock.calls).toEqual([
    [error, { id, where: 'query', isShown: false }],
    [error, { id, where: 'route', isShown: true }],
  ])
  expect(errorId(new Error('read'))).not.toBe(id)
})

test('two people who meet the same error in the same second read different ids', () => {
  vi.useFakeTimers()
  expect(errorId(new Error('lost'))).not.toBe(errorId(new Error('lost')))
  vi.useRealTimers()
})

test.each(['text', 7, null, undefined, Object.create(null)])('%o that is thrown keeps its id', (thrown) => {
  expect(errorId(thrown)).toBe(errorId(thrown))
})

test('what is thrown may be anything', () => {
  for (const thrown of ['text', null, undefined, Object.create(null)])
    expect(() => reportError(thrown, 'window')).not.toThrow()
})
