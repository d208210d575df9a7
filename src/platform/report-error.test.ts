import { expect, test, vi } from 'vitest'
import { reportError, errorId } from './report-error.ts'
import { sendReport } from './error-reporter.ts'

vi.mock('./error-reporter.ts', () => ({ sendReport: vi.fn<typeof sendReport>() }))

test('an error that is reported twice keeps its id', () => {
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

test('two errors of the same moment have different ids', () => {
  vi.useFakeTimers()
  expect(errorId(new Error('lost'))).not.toBe(errorId(new Error('lost')))
  vi.useRealTimers()
})

test.each(['text', 7, null, undefined, Object.create(null)])('a thrown %o keeps its error id', (thrown) => {
  expect(errorId(thrown)).toBe(errorId(thrown))
})

test('`reportError` accepts any thrown value', () => {
  for (const thrown of ['text', null, undefined, Object.create(null)])
    expect(() => reportError(thrown, 'window')).not.toThrow()
})
