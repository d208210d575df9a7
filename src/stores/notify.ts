import { notifications, type NotificationData } from '@mantine/notifications'
import { createElement } from 'react'
import { announce } from './announce.ts'
import type { Toast } from './toasts.ts'

export const toastColors = { error: 'var(--sale)', success: 'var(--success)', info: 'var(--accent)' } as const

let lastId = 0

/** A timestamp, and never the same twice. */
function nextId() {
  lastId = Math.max(Date.now(), lastId + 1)
  return String(lastId)
}

/** How long a toast stays, in milliseconds: a red one wants to be read twice as long. */
const timeOf = ({ tone, action }: Toast) => !action && (tone === 'error' ? 10_000 : 5_000)

/** Puts a toast among the notifications, and holds its time while it has the focus. */
export function notify(toast: Toast) {
  const { tone, title, description, action } = toast
  const id = nextId()
  const time = timeOf(toast)
  let endAnnouncement: (() => void) | undefined
  /** The pointer makes it wait by itself. */
  const waitWhile = (isFocused: boolean) =>
    notifications.update({ id, autoClose: !isFocused && time } as NotificationData)
  function press() {
    notifications.hide(id)
    action?.onPress()
  }
  const button = action && { type: 'button', className: 'toast-action', onClick: press }
  notifications.show({
    id,
    color: toastColors[tone],
    title,
    message: button ? createElement('button', button, action.label) : description,
    withBorder: true,
    /** Announced by a live region: a role that is one too would be read twice. */
    role: 'group',
    autoClose: time,
    onOpen: () => (endAnnouncement ??= announce(toast)),
    onClose: () => endAnnouncement?.(),
    onFocus: () => waitWhile(true),
    onBlur: () => waitWhile(false),
  })
}
