import { useEffect, useState } from 'react'
import { nowIn } from './core/today.ts'

const second = 1_000

export function useNow(timeZone: string): string {
  const [now, setNow] = useState(() => nowIn(timeZone))
  useEffect(() => {
    const timer = setInterval(() => setNow(nowIn(timeZone)), second)
    return () => clearInterval(timer)
  }, [timeZone])
  return now
}
