import { startTransition, useOptimistic } from 'react'
import { afterPaint } from '#src/platform/after-paint.ts'

/**
 * `value` as it was chosen last, and how to choose: a control that is pressed shows so in the next frame, whatever
 * follows. `onChange` hears of it after that; what it does not take is undone.
 */
export function useOptimisticChange<Value>(value: Value, onChange: (value: Value) => void) {
  const [shown, show] = useOptimistic(value)
  const change = (next: Value) =>
    startTransition(async () => {
      show(next)
      await afterPaint()
      onChange(next)
    })
  return [shown, change] as const
}
