import { useId } from 'react'
import type { ReactNode, Ref } from 'react'
import classes from './Section.module.css'

type Props = {
  title: string
  note?: ReactNode
  actions?: ReactNode
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
