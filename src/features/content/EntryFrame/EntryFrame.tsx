import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { ContentEntry } from '#contracts/content.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'
import { PrintedAddress } from '#src/ui/PrintedAddress/PrintedAddress.tsx'
import { IconChevronLeft } from '#src/ui/icons.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import classes from './EntryFrame.module.css'

const EntryJsonLd = lazyOptional(() => import('../EntryJsonLd/EntryJsonLd.tsx'), 'EntryJsonLd')

type Props = {
  entry: ContentEntry
  products: ReactNode
  children: ReactNode
}

export function EntryFrame({ entry, products, children }: Props) {
  const { LL } = useI18nContext()
  return (
    <div className={`container ${classes.page}`}>
      <PageHead
        title={entry.title}
        description={entry.summary}
        image={entry.picture.src}
        type={entry.kind === 'blogs' ? 'article' : 'website'}
      />
      <Suspense>
        <EntryJsonLd entry={entry} />
      </Suspense>
      <PrintedAddress />
      <nav aria-label={LL.nav.breadcrumbs()}>
        <Link to={`/${entry.kind}`} className={classes.back}>
          <IconChevronLeft size={16} className="mirrored" />
          {LL.pages[entry.kind]()}
        </Link>
      </nav>
      <article>{children}</article>
      {entry.goods.length > 0 && (
        <section className={classes.products}>
          <h2>{LL.content.goods[entry.kind]()}</h2>
          {products}
        </section>
      )}
    </div>
  )
}
