import { notificationsStore } from '@mantine/notifications'
import { afterEach, expect, test, vi } from 'vitest'
import { notify } from './notify.ts'
import type { Toast } from './toasts.ts'

const shown = () => notificationsStore.getState().notifications
const last = () => shown().at(-1)!
const focusEvent = undefined as never

function toast(one: Toast) {
  notify(one)
  return last()
}

afterEach(() =>
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] }),
)

test('a toast stays for five seconds, a red one for ten, one that can be acted on until it is closed', () => {
  expect(toast({ tone: 'success', title: 'a' }).autoClose).toBe(5_000)
  expect(toast({ tone: 'error', title: 'b' }).autoClose).toBe(10_000)
  const action = { label: 'do', onPress: () => undefined }
  expect(toast({ tone: 'info', title: 'c', action }).autoClose).toBe(false)
})

test('its time stands still while something in it has the focus', () => {
  const { onFocus, onBlur } = toast({ tone: 'success', title: 'a' })
  onFocus?.(focusEvent)
  expect(last().autoClose).toBe(false)
  onBlur?.(focusEvent)
  expect(last().autoClose).toBe(5_000)
})

test('its id is a timestamp, and never the same twice', () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  const first = toast({ tone: 'info', title: 'a' })
  const second = toast({ tone: 'info', title: 'b' })
  expect(Number(first.id)).toBeGreaterThanOrEqual(1_000)
  expect(Number(second.id)).toBe(Number(first.id) + 1)
  vi.useRealTimers()
})
