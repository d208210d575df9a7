import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications'
import { createElement, isValidElement } from 'react'
import type { FocusEvent } from 'react'
import { announce } from './announce.ts'
import { onSessionChange } from './auth.ts'
import type { Toast } from './toasts.ts'

export const toastColors = { error: 'var(--sale)', success: 'var(--success)', info: 'var(--accent)' } as const

let lastId = 0

function nextId() {
  lastId = Math.max(Date.now(), lastId + 1)
  return String(lastId)
}

/** Milliseconds; false for a toast with an action, which stays open. */
const toastDuration = ({ tone, action }: Toast) => !action && (tone === 'error' ? 10_000 : 5_000)

/** A failure that repeats covers the page once. What can be undone stays. */
function hideSame({ tone, title, description, action }: Toast) {
  if (action && tone !== 'error') return
  const same = notificationsStore
    .getState()
    .notifications.find(
      (open) =>
        open.color === toastColors[tone] &&
        open.title === title &&
        (action ? isValidElement(open.message) : open.message === description),
    )
  if (same) notifications.hide(same.id!)
}

export function showNotification(toast: Toast) {
  const { tone, title, description, action } = toast
  const id = nextId()
  const duration = toastDuration(toast)
  let endAnnouncement: (() => void) | undefined
  let node: HTMLElement | undefined
  let cameFrom: HTMLElement | null = null
  /** Mantine pauses `autoClose` on hover, not on focus. */
  const pauseWhile = (isFocused: boolean) =>
    notifications.update({ id, autoClose: !isFocused && duration } as NotificationData)
  function press() {
    notifications.hide(id)
    action?.onPress()
  }
  function takeFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    pauseWhile(true)
    node = currentTarget
    if (!node.contains(relatedTarget)) cameFrom = relatedTarget as HTMLElement | null
  }
  function returnFocus() {
    if (!node?.contains(document.activeElement)) return
    const heir = cameFrom?.isConnected ? cameFrom : document.getElementById('content')
    heir?.focus({ preventScroll: true })
  }
  const stop = toast.isPersonal ? onSessionChange(() => notifications.hide(id)) : undefined
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
    /** A toast with an action stays, and would keep what comes later out of sight. */
    priority: action ? 0 : 1,
    onOpen: () => (endAnnouncement ??= announce(toast)),
    onClose: () => {
      endAnnouncement?.()
      stop?.()
      returnFocus()
    },
    onFocus: takeFocus,
    onBlur: () => pauseWhile(false),
  })
}
