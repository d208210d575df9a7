import type { ReactNode } from 'react'

type Props = { title: string; className?: string; children: ReactNode }

export function Fact({ title, className, children }: Props) {
  return (
    <div className={className}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
