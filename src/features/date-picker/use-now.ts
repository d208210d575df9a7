import { useEffect, useState } from 'react'
import { setVisibleInterval } from '#src/platform/visible-interval.ts'
import { nowIn } from './core/today.ts'

export function useNow(timeZone: string): string {
  const [now, setNow] = useState(() => nowIn(timeZone))
  useEffect(() => {
    const tick = () => setNow(nowIn(timeZone))
    tick()
    return setVisibleInterval(tick, 1000)
  }, [timeZone])
  return now
}
