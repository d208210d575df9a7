import { useEffect, useState } from 'react'
import { countDown } from './count-down.ts'

/** Whole seconds until a moment (milliseconds of the epoch), counted down; 0 once it has come. */
export function useSecondsUntil(at: number): number {
  const [seen, setSeen] = useState(() => ({ at, now: Date.now() }))
  /** Nobody has looked at the clock since the moment before had come. */
  if (seen.at !== at) setSeen({ at, now: Date.now() })
  useEffect(() => countDown(at, (now) => setSeen({ at, now })), [at])
  return Math.max(0, Math.ceil((at - seen.now) / 1000))
}
