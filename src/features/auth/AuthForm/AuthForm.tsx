import type { FormEvent, ReactNode } from 'react'
import classes from './AuthForm.module.css'

type Props = {
  title: string
  text: ReactNode
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

export function AuthForm({ title, text, onSubmit, children }: Props) {
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <div className="rule" />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      {children}
    </form>
  )
}
