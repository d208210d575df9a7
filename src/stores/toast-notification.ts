import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications'
import { createElement } from 'react'
import { announce } from './announce.ts'
import type { Toast } from './toasts.ts'

export const toastColors = { error: 'var(--sale)', success: 'var(--success)', info: 'var(--accent)' } as const

let lastId = 0

function nextId() {
  lastId = Math.max(Date.now(), lastId + 1)
  return String(lastId)
}

/** Milliseconds; false for a toast with an action, which stays open. */
const toastDuration = ({ tone, action }: Toast) => !action && (tone === 'error' ? 10_000 : 5_000)

/** A failure that repeats covers the page once. */
function hideSame({ tone, title, description, action }: Toast) {
  if (action) return
  const same = notificationsStore
    .getState()
    .notifications.find(
      (open) => open.color === toastColors[tone] && open.title === title && open.message === description,
    )
  if (same) notifications.hide(same.id!)
}

export function showNotification(toast: Toast) {
  const { tone, title, description, action } = toast
  const id = nextId()
  const duration = toastDuration(toast)
  let endAnnouncement: (() => void) | undefined
  /** Mantine pauses `autoClose` on hover, not on focus. */
  const pauseWhile = (isFocused: boolean) =>
    notifications.update({ id, autoClose: !isFocused && duration } as NotificationData)
  function press() {
    notifications.hide(id)
    action?.onPress()
  }
  const button = action && { type: 'button', className: 'toast-action', onClick: press }
  hideSame(toast)
  notifications.show({
    id,
    color: toastColors[tone],
    title,
    message: button ? createElement('button', button, action.label) : description,
    withBorder: true,
    /** `announce` uses a live region: `role="alert"` would announce it twice. */
    role: 'group',
    autoClose: duration,
    onOpen: () => (endAnnouncement ??= announce(toast)),
    onClose: () => endAnnouncement?.(),
    onFocus: () => pauseWhile(true),
    onBlur: () => pauseWhile(false),
  })
}
