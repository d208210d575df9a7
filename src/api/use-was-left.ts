import { useEffect, useRef } from 'react'

/** For an answer that may come after the component was unmounted. */
export function useWasLeft() {
  const wasLeft = useRef(false)
  useEffect(() => {
    wasLeft.current = false
    return () => void (wasLeft.current = true)
  }, [])
  return () => wasLeft.current
}
