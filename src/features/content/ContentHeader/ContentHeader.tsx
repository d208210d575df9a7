import classes from './ContentHeader.module.css'

type Props = { title: string; intro: string }

export function ContentHeader({ title, intro }: Props) {
  return (
    <header className={classes.header}>
      <div className="rule" />
      <h1>{title}</h1>
      <p className={classes.intro}>{intro}</p>
    </header>
  )
}
