import { useDocumentVisibility } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { nowIn } from './core/today.ts'

/** No timer wakes a hidden page. */
export function useNow(timeZone: string): string {
  const [now, setNow] = useState(() => nowIn(timeZone))
  const visibility = useDocumentVisibility()
  useEffect(() => {
    if (visibility === 'hidden') return
    const tick = () => setNow(nowIn(timeZone))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [timeZone, visibility])
  return now
}
