import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ContentEntry } from '#contracts/content.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PageTitle } from '#src/ui/PageTitle/PageTitle.tsx'
import classes from './EntryFrame.module.css'

type Props = {
  entry: ContentEntry
  /** The goods of the entry; the page hands them in. */
  goods: ReactNode
  children: ReactNode
}

/** What every entry has: the way back to its list, itself, and its goods. */
export function EntryFrame({ entry, goods, children }: Props) {
  const { LL } = useI18nContext()
  return (
    <div className={`container ${classes.page}`}>
      <PageTitle>{entry.title}</PageTitle>
      <nav aria-label={LL.nav.breadcrumbs()}>
        <Link to={`/${entry.kind}`} className={classes.back}>
          <IconChevronLeft size={16} className="mirrored" />
          {LL.pages[entry.kind]()}
        </Link>
      </nav>
      <article>{children}</article>
      {entry.goods.length > 0 && (
        <section className={classes.goods}>
          <h2>{LL.content.goods[entry.kind]()}</h2>
          {goods}
        </section>
      )}
    </div>
  )
}
