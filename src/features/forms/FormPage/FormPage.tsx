import type { ReactNode } from 'react'
import classes from './FormPage.module.css'

type Props = { title: string; text: string; children: ReactNode }

export function FormPage({ title, text, children }: Props) {
  return (
    <div className={`container ${classes.page}`}>
      <header className={classes.intro}>
        <div className="rule" />
        <h1>{title}</h1>
        <p className={classes.text}>{text}</p>
      </header>
      {children}
    </div>
  )
}
