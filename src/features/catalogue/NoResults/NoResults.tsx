import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { foldForSearch } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { BrowseButton } from '#src/ui/BrowseButton/BrowseButton.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'

type Props = {
  text: string | undefined
  didYouMean: string | null
  isFiltered: boolean
  isCategory: boolean
  onClear: () => void
}

export function NoResults({ text = '', didYouMean, isFiltered, isCategory, onClear }: Props) {
  const { LL } = useI18nContext()
  const isOther = didYouMean !== null && foldForSearch(didYouMean) !== foldForSearch(text)
  const advice = isFiltered ? LL.search.nothingFiltered() : LL.search.nothingText()

  /** Takes the focus by the click alone: a price field that is left at the press would remove the button before. */
  function clear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.focus()
    onClear()
  }

  if (!text && !isFiltered) {
    return (
      <EmptyState drawing="bowl" titleTag="h2" title={LL.listing.none()} text={LL.listing.noneText()}>
        {isCategory ? (
          <BrowseButton />
        ) : (
          <Button size="md" renderRoot={(props) => <Link to="/" {...props} />}>
            {LL.errors.home()}
          </Button>
        )}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing="bowl"
      titleTag="h2"
      title={text ? LL.search.nothing({ text }) : LL.listing.empty()}
      text={text ? advice : LL.listing.emptyText()}
    >
      {isOther && (
        <Button
          size="md"
          renderRoot={(props) => <Link to="/search" search={{ text: didYouMean }} {...props} />}
        >
          {LL.search.didYouMean({ text: didYouMean })}
        </Button>
      )}
      {isFiltered && (
        <Button
          size="md"
          variant={isOther ? 'default' : 'filled'}
          onMouseDown={(event) => event.preventDefault()}
          onClick={clear}
        >
          {LL.listing.clear()}
        </Button>
      )}
      {isCategory && text && (
        <Button
          size="md"
          variant="default"
          renderRoot={(props) => <Link to="/search" search={{ text }} {...props} />}
        >
          {LL.search.everywhere()}
        </Button>
      )}
    </EmptyState>
  )
}
