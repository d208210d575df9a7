import { expect, onTestFinished, test, vi } from 'vitest'
import { signedIn, signedOut } from '#src/stores/auth.ts'
import { retryOnce } from './idempotency.ts'
import { ApiError } from './errors.ts'

async function countSends(failure: ApiError): Promise<number> {
  vi.useFakeTimers()
  const send = vi.fn<() => Promise<never>>().mockRejectedValue(failure)
  const outcome = retryOnce(send).catch((thrown: unknown) => thrown)
  await vi.runAllTimersAsync()
  expect(await outcome).toBe(failure)
  vi.useRealTimers()
  return send.mock.calls.length
}

test('`retryOnce` repeats a call after a lost connection', async () => {
  expect(await countSends(new ApiError(0, []))).toBe(2)
})

test('`retryOnce` does not repeat a call that timed out', async () => {
  expect(await countSends(new ApiError(0, [], { timedOut: true }))).toBe(1)
})

test('`retryOnce` does not repeat a call once another member has signed in', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  signedIn()
  const failure = new ApiError(0, [])
  const send = vi.fn<() => Promise<never>>().mockRejectedValue(failure)
  const outcome = retryOnce(send).catch((thrown: unknown) => thrown)
  signedOut()
  signedIn()
  await vi.runAllTimersAsync()
  expect(await outcome).toBe(failure)
  expect(send).toHaveBeenCalledOnce()
})
