import type { ReactNode } from 'react'
import type { OutputOf } from '#contracts/endpoint.ts'
import type { sharedList } from '#contracts/lists.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { BrowseButton } from '#src/ui/BrowseButton/BrowseButton.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import classes from './SharedList.module.css'

type Props = {
  list: OutputOf<typeof sharedList>
  /** Passed in by the page: products, adding all to the basket. */
  children: ReactNode
}

export function SharedList({ list, children }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.lists.sharedList
  const { name, owner, items, goneCount } = list
  return (
    <div className={classes.page}>
      <header>
        <h1 className={classes.name}>{name}</h1>
        <p className={classes.by}>{owner ? texts.by({ name: owner }) : texts.text()}</p>
      </header>
      {goneCount > 0 && <p>{LL.lists.gone({ count: goneCount })}</p>}
      {items.length === 0 ? (
        <EmptyState drawing="bowl" titleTag="h2" title={texts.empty()} text={texts.emptyText()}>
          <BrowseButton />
        </EmptyState>
      ) : (
        children
      )}
    </div>
  )
}
