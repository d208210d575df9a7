import { expect, test, vi } from 'vitest'
import { sendReport } from '#src/platform/error-reporter.ts'
import { reportUncaughtErrors } from './report-uncaught-errors.ts'

vi.mock('#src/platform/error-reporter.ts', () => ({ sendReport: vi.fn<typeof sendReport>() }))

test('uncaught errors and unhandled rejections are reported once, as not shown', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  reportUncaughtErrors()
  const [error, reason] = [new Error('drawn'), new Error('late')]
  page.dispatchEvent(Object.assign(new Event('error'), { error }))
  page.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'Script error.' }))
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  const context = { id: expect.stringMatching(/^\w{4,6}$/), where: 'window', isShown: false }
  expect(vi.mocked(sendReport).mock.calls).toEqual([
    [error, context],
    ['Script error.', context],
    [reason, context],
  ])
})
