import { EventEmitter } from 'node:events'
import type { Page } from '@playwright/test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchLoading } from './watch-loading.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openPage() {
  const page = new EventEmitter()
  const { untilEnded, pending } = watchLoading(page as unknown as Page)
  const requests = ['a', 'b', 'c'].map((name) => ({ url: () => name }))
  const end = (request: object) => page.emit('requestfinished', request)
  for (const request of requests) page.emit('request', request)
  let answer: boolean | undefined
  void untilEnded().then((value) => (answer = value))
  return { requests, end, untilEnded, pending, answer: () => answer }
}

test('a page whose requests end one by one is waited for, however long it takes', async () => {
  const { requests, end, answer, untilEnded } = openPage()
  for (const request of requests) {
    await vi.advanceTimersByTimeAsync(4_000)
    expect(answer()).toBeUndefined()
    end(request)
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(answer()).toBe(true)
  expect(await untilEnded()).toBe(false)
})

test('a request that does not end while no other does is waited for once', async () => {
  const { requests, end, answer, untilEnded, pending } = openPage()
  end(requests[0]!)
  expect(pending()).toEqual(['b', 'c'])
  await vi.advanceTimersByTimeAsync(9_000)
  expect(answer()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(answer()).toBe(true)
  expect(await untilEnded()).toBe(false)
})
