import type { ReactNode } from 'react'
import classes from './Layout.module.css'

export type LayoutName = 'authorize' | 'default' | 'gray' | 'pink'

type Props = { name: LayoutName; children: ReactNode }

export function Layout({ name, children }: Props) {
  return (
    <main id="content" tabIndex={-1} className={classes.layout} data-layout={name}>
      {children}
    </main>
  )
}
