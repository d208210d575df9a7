import type { KeyboardEvent } from 'react'
import { navigationKeys } from './core/focus.ts'
import type { NavigationKey } from './core/focus.ts'
import type { Send } from './use-picker.ts'

const isMoving = (key: string): key is NavigationKey => (navigationKeys as readonly string[]).includes(key)

export const navigationKeyHandler =
  (send: Send) =>
  (event: KeyboardEvent): void => {
    if (!isMoving(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    send({ name: 'key', key: event.key, isShifted: event.shiftKey })
  }
