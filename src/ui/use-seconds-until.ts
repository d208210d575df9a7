import { useLayoutEffect, useState } from 'react'
import { countDown } from './count-down.ts'

export function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(() => Date.now())
  /** Before paint: `now` is stale if `at` changes after an earlier countdown has ended. */
  useLayoutEffect(() => countDown(at, setNow), [at])
  return Math.max(0, Math.ceil((at - now) / 1000))
}
