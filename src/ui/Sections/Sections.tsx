import type { ReactNode } from 'react'
import classes from './Sections.module.css'

export function Sections({ children }: { children: ReactNode }) {
  return (
    <div className={classes.sections} data-scroll-in>
      {children}
    </div>
  )
}
