import { expect, test, vi } from 'vitest'
import { retryOnce } from './idempotency.ts'
import { ApiError } from './errors.ts'

async function timesSaid(lost: ApiError): Promise<number> {
  vi.useFakeTimers()
  const say = vi.fn<() => Promise<never>>().mockRejectedValue(lost)
  const end = retryOnce(say).catch((thrown: unknown) => thrown)
  await vi.runAllTimersAsync()
  expect(await end).toBe(lost)
  vi.useRealTimers()
  return say.mock.calls.length
}

test('a wish whose connection was lost is said a second time', async () => {
  expect(await timesSaid(new ApiError(0, []))).toBe(2)
})

test('a wish that was waited for as long as can be is not said a second time', async () => {
  expect(await timesSaid(new ApiError(0, [], { timedOut: true }))).toBe(1)
})
