import { useMemo } from 'react'
import { sanitize } from '#sanitize'
import classes from './Prose.module.css'

export function Prose({ html }: { html: string }) {
  const clean = useMemo(() => ({ __html: sanitize(html) }), [html])
  return <div className={classes.prose} dangerouslySetInnerHTML={clean} />
}
