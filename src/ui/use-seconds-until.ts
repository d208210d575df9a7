import { useInterval } from '@mantine/hooks'
import { useState } from 'react'

/** Whole seconds until a moment (milliseconds of the epoch), counted down; 0 once it has come. */
export function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), 1000, { autoInvoke: true })
  return Math.max(0, Math.ceil((at - now) / 1000))
}
