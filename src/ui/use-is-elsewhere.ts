import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** For an answer that may come on another page, also to a component that went while its page stayed. */
export function useIsElsewhere() {
  const router = useRouter()
  const [path] = useState(() => router.state.location.pathname)
  return () => router.state.location.pathname !== path
}
