import { useEffect, useState } from 'react'
import { countDown } from '#src/ui/count-down.ts'
import { nowIn } from './core/today.ts'

export function useNow(timeZone: string): string {
  const [now, setNow] = useState(() => nowIn(timeZone))
  useEffect(() => countDown(Infinity, () => setNow(nowIn(timeZone))), [timeZone])
  return now
}
