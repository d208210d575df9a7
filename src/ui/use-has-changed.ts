import { useState } from 'react'

/** For a live region that has to announce changes, but not to repeat what stands beside it. */
export function useHasChanged(value: number | string): boolean {
  const [first] = useState(value)
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && value !== first) setChanged(true)
  return hasChanged
}
