import { useId } from 'react'
import type { ReactNode, Ref } from 'react'
import classes from './Section.module.css'

type Props = {
  title: string
  /** Beside the title, in small. */
  note?: ReactNode
  /** At the other end of the title's line; on phones below what is shown. */
  actions?: ReactNode
  /** What it is, where "region" says too little. */
  roleDescription?: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

export function Section({ title, note, actions, roleDescription, ref, children }: Props) {
  const id = useId()
  return (
    <section
      ref={ref}
      className={`container ${classes.section}`}
      aria-labelledby={id}
      aria-roledescription={roleDescription}
    >
      <header className={classes.header}>
        <h2 id={id}>{title}</h2>
        {note && <p className={classes.note}>{note}</p>}
      </header>
      {actions && <div className={classes.actions}>{actions}</div>}
      <div className={classes.content}>{children}</div>
    </section>
  )
}
