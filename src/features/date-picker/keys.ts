import type { KeyboardEvent } from 'react'
import { movingKeys } from './core/focus.ts'
import type { MovingKey } from './core/focus.ts'
import type { Send } from './use-picker.ts'

const isMoving = (key: string): key is MovingKey => (movingKeys as readonly string[]).includes(key)

/** The keys of a grid: they move the one cell that Tab comes to. */
export const movesWith =
  (send: Send) =>
  (event: KeyboardEvent): void => {
    if (!isMoving(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    send({ name: 'key', key: event.key, isShifted: event.shiftKey })
  }
