import { EventEmitter } from 'node:events'
import type { Page } from '@playwright/test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLoading } from './watch-loading.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openPage() {
  const page = new EventEmitter()
  const waitForLoading = watchLoading(page as unknown as Page)
  const requests = ['a', 'b', 'c'].map((name) => ({ name }))
  const end = (request: object) => page.emit('requestfinished', request)
  for (const request of requests) page.emit('request', request)
  let answer: boolean | undefined
  void waitForLoading().then((value) => (answer = value))
  return { requests, end, waitForLoading, answer: () => answer }
}

test('a page whose requests end one by one is waited for, however long it takes', async () => {
  const { requests, end, answer, waitForLoading } = openPage()
  for (const request of requests) {
    await vi.advanceTimersByTimeAsync(4_000)
    expect(answer()).toBeUndefined()
    end(request)
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(answer()).toBe(true)
  expect(await waitForLoading()).toBe(false)
})

test('a request that does not end while no other does is waited for once', async () => {
  const { requests, end, answer, waitForLoading } = openPage()
  end(requests[0]!)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(answer()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(answer()).toBe(true)
  expect(await waitForLoading()).toBe(false)
})
