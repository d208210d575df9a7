import { useHeadroom } from '@mantine/hooks'
import { useEffect } from 'react'

type Props = { onChange: (isPinned: boolean) => void }

/** Tells whether the header is to be seen. Loaded after the first paint: before it nobody has scrolled. */
export default function Headroom({ onChange }: Props) {
  const { pinned } = useHeadroom({ fixedAt: 120 })
  useEffect(() => onChange(pinned), [onChange, pinned])
  return null
}
