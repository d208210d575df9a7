import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { finderOf, foldForSearch } from '#i18n/digits.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { searchText } from '#i18n/search-text.ts'
import { recent } from '#src/stores/recent.ts'
import type { SearchPanelProps } from '#src/ui/SearchField/SearchField.tsx'
import { categoryQueries } from '../queries.ts'
import { ClearSearches } from './ClearSearches.tsx'
import { CategoryOption, OptionGroup, ProductOption, SearchOption } from './options.tsx'
import { minSearchLength, suggestQuery } from './suggest-query.ts'
import classes from './Suggestions.module.css'

/** Milliseconds. */
const debounce = 150
const maxRecentBesideResults = 3

function matchingSearches(searches: readonly string[], text: string): readonly string[] {
  if (foldForSearch(text) === '') return searches
  const isFound = finderOf(text)
  return searches.filter((search) => search !== text && isFound(search)).slice(0, maxRecentBesideResults)
}

export function Suggestions({ box, onPick, focusField }: SearchPanelProps) {
  const { LL } = useI18nContext()
  const text = searchText(box.text)
  const isSearchable = text.length >= minSearchLength
  const [requested] = useDebouncedValue(text, debounce)
  const { data: suggested, isPlaceholderData } = useQuery(suggestQuery(requested))
  const isStale = isSearchable && (isPlaceholderData || requested !== text)
  const { data: tree = [] } = useQuery(categoryQueries.tree())
  const searches = matchingSearches(useSnapshot(recent).searches, text)
  const products = isSearchable && suggested ? suggested.products : []
  const categories = isSearchable ? (suggested?.categories ?? []) : tree
  const isAnswered = isSearchable && suggested !== undefined && !isStale
  const count = searches.length + categories.length + products.length
  const option = { box, onPick }
  return (
    <div
      role="presentation"
      /** A panel that scrolls is a stop of Tab otherwise. */
      tabIndex={-1}
      className={classes.panel}
      onMouseDown={(event) => event.preventDefault()}
    >
      <p role="status" className="visually-hidden">
        {(isAnswered || !isSearchable) && LL.search.count({ count })}
      </p>
      <div role="listbox" id={box.listId} aria-label={LL.search.suggestions()} aria-busy={isStale}>
        {searches.length > 0 && (
          <OptionGroup title={LL.search.recent()}>
            {searches.map((search) => (
              <SearchOption key={search} {...option} kind="recent" text={search} />
            ))}
          </OptionGroup>
        )}
        {categories.length > 0 && (
          <OptionGroup title={LL.nav.categories()}>
            {categories.map((category) => (
              <CategoryOption key={category.label} {...option} category={category} />
            ))}
          </OptionGroup>
        )}
        {products.length > 0 && (
          <OptionGroup title={LL.search.products()}>
            {products.map((product) => (
              <ProductOption key={product.id} {...option} product={product} />
            ))}
          </OptionGroup>
        )}
        {text !== '' && <SearchOption {...option} kind="all" text={text} />}
      </div>
      {searches.length > 0 && <ClearSearches searches={searches} onForget={focusField} />}
    </div>
  )
}
