import type { FormEvent, ReactNode } from 'react'
import classes from './AuthForm.module.css'

type Props = {
  title: string
  text: ReactNode
  textId?: string
  notice?: string | false
  onSubmit: (form: HTMLFormElement) => void
  children: ReactNode
}

export function AuthForm({ title, text, textId, notice, onSubmit, children }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className="rule" />
      {notice && (
        <p role="status" className={classes.notice}>
          {notice}
        </p>
      )}
      <h1 className={classes.title}>{title}</h1>
      <p role="status" id={textId} className={classes.text}>
        {text}
      </p>
      {children}
    </form>
  )
}
