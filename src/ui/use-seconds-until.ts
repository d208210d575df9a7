import { useLayoutEffect, useState } from 'react'
import { countDown } from './count-down.ts'

/** Whole seconds until a moment (milliseconds of the epoch), counted down; 0 once it has come. */
export function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(() => Date.now())
  /** Before it is painted: after the moment before had come nobody has looked at the clock. */
  useLayoutEffect(() => countDown(at, setNow), [at])
  return Math.max(0, Math.ceil((at - now) / 1000))
}
