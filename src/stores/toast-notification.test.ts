import { notificationsStore } from '@mantine/notifications'
import { afterEach, expect, test, vi } from 'vitest'
import { sessionExpired, signedIn } from './auth.ts'
import { showNotification } from './toast-notification.ts'
import type { Toast } from './toasts.ts'

const last = () => notificationsStore.getState().notifications.at(-1)!
const focusEvent = { currentTarget: { contains: () => false }, relatedTarget: null } as never

function toast(one: Toast) {
  showNotification(one)
  return last()
}

afterEach(() =>
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] }),
)

test('a toast closes after 5 s, an error after 10 s, one with an action only by hand', () => {
  expect(toast({ tone: 'success', title: 'a' }).autoClose).toBe(5_000)
  expect(toast({ tone: 'error', title: 'b' }).autoClose).toBe(10_000)
  const action = { label: 'do', onPress: () => undefined }
  expect(toast({ tone: 'info', title: 'c', action }).autoClose).toBe(false)
})

test('a toast does not close while it has the focus', () => {
  const { onFocus, onBlur } = toast({ tone: 'success', title: 'a' })
  onFocus?.(focusEvent)
  expect(last().autoClose).toBe(false)
  onBlur?.(focusEvent)
  expect(last().autoClose).toBe(5_000)
})

test('a toast replaces the one that says the same', () => {
  toast({ tone: 'error', title: 'lost', description: 'try again' })
  toast({ tone: 'error', title: 'lost', description: 'sign in' })
  const again = toast({ tone: 'error', title: 'lost', description: 'try again' })
  const { notifications } = notificationsStore.getState()
  expect(notifications.map(({ message }) => message)).toEqual(['sign in', 'try again'])
  expect(notifications.at(-1)).toBe(again)
})

test('a failure is shown although toasts with an action take all the room', () => {
  notificationsStore.setState({ ...notificationsStore.getState(), limit: 3 })
  const action = { label: 'undo', onPress: () => undefined }
  for (const title of ['a', 'b', 'c']) showNotification({ tone: 'info', title, action })
  showNotification({ tone: 'error', title: 'lost' })
  const { notifications, queue } = notificationsStore.getState()
  expect(notifications.map(({ title }) => title)).toEqual(['lost', 'a', 'b'])
  expect(queue.map(({ title }) => title)).toEqual(['c'])
})

test('a failure with an action is shown once, what can be undone as often as it was done', () => {
  const action = { label: 'do', onPress: () => undefined }
  for (const tone of ['error', 'error', 'info', 'info'] as const)
    showNotification({ tone, title: tone, action })
  const { notifications } = notificationsStore.getState()
  expect(notifications.map(({ title }) => title)).toEqual(['error', 'info', 'info'])
})

test('a toast of a session closes when somebody signs in', () => {
  const action = { label: 'sign in', onPress: () => undefined }
  sessionExpired()
  showNotification({ tone: 'info', title: 'ended', action, isPersonal: true })
  showNotification({ tone: 'info', title: 'saved' })
  signedIn()
  expect(notificationsStore.getState().notifications.map(({ title }) => title)).toEqual(['saved'])
})

test('a toast id is a timestamp and unique within a millisecond', () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  const first = toast({ tone: 'info', title: 'a' })
  const second = toast({ tone: 'info', title: 'b' })
  expect(Number(first.id)).toBeGreaterThanOrEqual(1_000)
  expect(Number(second.id)).toBe(Number(first.id) + 1)
  vi.useRealTimers()
})
