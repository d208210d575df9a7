import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ContentKind, ContentList as List } from '#contracts/content.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'
import { ContentHeader } from '../ContentHeader/ContentHeader.tsx'
import classes from './ContentList.module.css'

type Props = {
  kind: ContentKind
  list: List
  /** The links to the other pages; the page hands them in. */
  pagination: ReactNode
  /** What narrows the list, and whether it does. */
  aside?: ReactNode
  isNarrowed?: boolean
  children: ReactNode
}

type NothingProps = { kind: ContentKind; total: number; isNarrowed: boolean }

function Nothing({ kind, total, isNarrowed }: NothingProps) {
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

export function ContentList({ kind, list, pagination, aside, isNarrowed = false, children }: Props) {
  const { LL } = useI18nContext()
  const title = LL.pages[kind]()
  const isEmpty = list.entries.length === 0
  return (
    <div className={`container ${classes.page}`}>
      <PageHead title={title} description={LL.content.intro[kind]()} image={list.entries[0]?.picture.src} />
      {(!isEmpty || isNarrowed) && <ContentHeader title={title} intro={LL.content.intro[kind]()} />}
      <div className={aside ? classes.beside : undefined}>
        {aside && <aside className={classes.aside}>{aside}</aside>}
        {isEmpty ? <Nothing kind={kind} total={list.total} isNarrowed={isNarrowed} /> : children}
      </div>
      {pagination}
    </div>
  )
}
