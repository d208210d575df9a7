import { useHeadroom } from '@mantine/hooks'
import { useEffect } from 'react'

type Props = { onChange: (isPinned: boolean) => void }

/** Loaded after the first paint: nobody has scrolled before it. */
export function Headroom({ onChange }: Props) {
  const { pinned } = useHeadroom({ fixedAt: 120 })
  useEffect(() => onChange(pinned), [onChange, pinned])
  return null
}
