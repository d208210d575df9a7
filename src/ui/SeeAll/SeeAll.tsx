import { Link } from '@tanstack/react-router'
import type { LinkProps } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './SeeAll.module.css'

type Props = Pick<LinkProps, 'to' | 'params' | 'search'> & {
  /** Context of "see all" for screen readers. */
  of: string
}

export function SeeAll({ of, ...target }: Props) {
  const { LL } = useI18nContext()
  return (
    <Link {...target} rel={target.search && 'nofollow'} className={classes.all}>
      {LL.search.rows.seeAll()}
      <span className="visually-hidden">: {of}</span>
    </Link>
  )
}
