import type { ReactNode } from 'react'
import classes from './Sections.module.css'

/** They come in as they are scrolled to, once `scroll-in.ts` is there. */
export function Sections({ children }: { children: ReactNode }) {
  return (
    <div className={classes.sections} data-scroll-in>
      {children}
    </div>
  )
}
