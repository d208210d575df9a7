import { startTransition, useOptimistic } from 'react'

/** Milliseconds. A page that nobody sees is not painted. */
const longest = 100

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, longest)
  })

/**
 * `value` as it was chosen last, and how to choose: a control that is pressed shows so in the next frame, whatever
 * follows. `onChange` hears of it after that; what it does not take is undone.
 */
export function useShownFirst<Value>(value: Value, onChange: (value: Value) => void) {
  const [shown, show] = useOptimistic(value)
  const change = (next: Value) =>
    startTransition(async () => {
      show(next)
      await painted()
      onChange(next)
    })
  return [shown, change] as const
}
