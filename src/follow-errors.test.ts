import { expect, test, vi } from 'vitest'
import { followErrors } from './follow-errors.ts'
import { onError } from './on-error.ts'

vi.mock('./on-error.ts', () => ({ onError: vi.fn<typeof onError>() }))

test('what nobody caught is logged once, as not shown', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  followErrors()
  const [error, reason] = [new Error('drawn'), new Error('late')]
  page.dispatchEvent(Object.assign(new Event('error'), { error }))
  page.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'Script error.' }))
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  const context = { id: expect.stringMatching(/^\w{4,6}$/), where: 'window', isShown: false }
  expect(vi.mocked(onError).mock.calls).toEqual([
    [error, context],
    ['Script error.', context],
    [reason, context],
  ])
})
