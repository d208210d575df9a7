import { Link } from '@tanstack/react-router'
import type { ContentList } from '#contracts/content.ts'
import classes from './HelpList.module.css'

export function HelpList({ entries }: ContentList) {
  return (
    <ul className={classes.list}>
      {entries.map(({ label, title, summary }) => (
        <li key={label}>
          <article className={classes.card}>
            <h2 className={classes.title}>
              <Link to="/help/$label" params={{ label }} className={classes.link}>
                {title}
              </Link>
            </h2>
            <p className={classes.summary}>{summary}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
