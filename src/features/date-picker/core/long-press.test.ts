import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longPress, repeatDelay } from './long-press.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pressed = (act = vi.fn<() => void>()) => ({ act, press: longPress(act) })

test('a short press does not act, and stop leaves no timer', () => {
  const { act, press } = pressed()
  press.start()
  vi.advanceTimersByTime(599)
  press.stop()
  vi.advanceTimersByTime(60_000)
  expect(act).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('a press has repeated until the next one starts', () => {
  const { press } = pressed()
  press.start()
  expect(press.isShort()).toBe(true)
  vi.advanceTimersByTime(600)
  press.stop()
  expect(press.isShort()).toBe(false)
  press.start()
  expect(press.isShort()).toBe(true)
})

test('a held press acts after 600 ms, then 150 ms, then faster down to 30 ms', () => {
  const at: number[] = []
  const from = Date.now()
  const { press } = pressed(vi.fn(() => void at.push(Date.now() - from)))
  press.start()
  vi.advanceTimersByTime(3_000)
  press.stop()
  const pauses = at.map((moment, index) => moment - (at[index - 1] ?? 0))
  expect(pauses.slice(0, 16)).toEqual([600, 150, 140, 130, 120, 110, 100, 90, 80, 70, 60, 50, 40, 30, 30, 30])
  expect(repeatDelay(1_000)).toBe(30)
})

test('repeated start and stop calls never leave more than one timer', () => {
  const { act, press } = pressed()
  press.start()
  press.start()
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(600)
  expect(act).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(1)
  press.stop()
  press.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('an act that stops the press or throws leaves no timer', () => {
  const stopping = longPress(() => stopping.stop())
  stopping.start()
  vi.advanceTimersByTime(600)
  expect(vi.getTimerCount()).toBe(0)
  const failing = longPress(() => {
    throw new Error('no')
  })
  failing.start()
  expect(() => vi.advanceTimersByTime(600)).toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})

test('ten stopped presses leave no timers', () => {
  const presses = Array.from({ length: 10 }, () => pressed().press)
  for (const press of presses) press.start()
  expect(vi.getTimerCount()).toBe(10)
  for (const press of presses) press.stop()
  expect(vi.getTimerCount()).toBe(0)
})
