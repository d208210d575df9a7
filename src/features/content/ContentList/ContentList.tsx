import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { ContentKind, ContentList as List } from '#contracts/content.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { ContentHeader } from '../ContentHeader/ContentHeader.tsx'
import classes from './ContentList.module.css'

const BreadcrumbsJsonLd = lazyOptional(
  () => import('#src/ui/BreadcrumbsJsonLd/BreadcrumbsJsonLd.tsx'),
  'BreadcrumbsJsonLd',
)

type Props = {
  kind: ContentKind
  list: List
  pagination: ReactNode
  aside?: ReactNode
  isFiltered?: boolean
  children: ReactNode
}

type EmptyListProps = { kind: ContentKind; total: number; isNarrowed: boolean }

function EmptyList({ kind, total, isNarrowed }: EmptyListProps) {
  const { LL } = useI18nContext()
  if (isNarrowed) {
    return (
      <EmptyState
        drawing="bowl"
        titleTag="h2"
        title={LL.content.event.noneOn()}
        text={LL.content.event.noneOnText()}
      >
        <Button renderRoot={(props) => <Link to={`/${kind}`} {...props} />} size="md">
          {LL.content.event.all()}
        </Button>
      </EmptyState>
    )
  }
  if (total > 0) {
    return (
      <EmptyState drawing="bowl" title={LL.content.noPage()} text={LL.content.noPageText()}>
        <Button renderRoot={(props) => <Link to={`/${kind}`} {...props} />} size="md">
          {LL.content.firstPage()}
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState drawing="bowl" title={LL.content.empty()} text={LL.content.emptyText()}>
      <Button renderRoot={(props) => <Link to="/search" {...props} />} size="md">
        {LL.hero.action()}
      </Button>
    </EmptyState>
  )
}

export function ContentList({ kind, list, pagination, aside, isFiltered = false, children }: Props) {
  const { LL } = useI18nContext()
  const title = LL.pages[kind]()
  const isEmpty = list.entries.length === 0
  const isBeyondEnd = isEmpty && list.total > 0 && !isFiltered
  return (
    <div className={`container ${classes.page}`}>
      {isBeyondEnd ? (
        <NoIndexHead title={LL.content.noPage()} />
      ) : (
        <>
          <PageHead
            title={title}
            description={LL.content.intro[kind]()}
            image={list.entries[0]?.picture.src}
          />
          <Suspense>
            <BreadcrumbsJsonLd trail={[{ title }]} />
          </Suspense>
        </>
      )}
      {(!isEmpty || isFiltered) && <ContentHeader title={title} intro={LL.content.intro[kind]()} />}
      <div className={aside ? classes.beside : undefined}>
        {aside && <aside className={classes.aside}>{aside}</aside>}
        {isEmpty ? <EmptyList kind={kind} total={list.total} isNarrowed={isFiltered} /> : children}
      </div>
      {pagination}
    </div>
  )
}
