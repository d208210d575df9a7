import { startTransition, useOptimistic } from 'react'
import { afterPaint } from '#src/platform/after-paint.ts'

/** Shows the choice in the next frame, then calls `onChange`; reverts if `value` does not follow. */
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
