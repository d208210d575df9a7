import { Link, useLocation, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useRef, useState, useSyncExternalStore } from 'react'
import type { FocusEvent } from 'react'
import { subscribe, useSnapshot } from 'valtio'
import type { ProductFilter, ProductList } from '#contracts/catalogue.ts'
import { rials } from '#contracts/values.ts'
import { toman } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { isPrerendered } from '#src/platform/prerendered.ts'
import { site } from '#src/platform/site.ts'
import { modal } from '#src/stores/modal.ts'
import { isOverlayEntry, ownSteps } from '#src/stores/overlay-history.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { passFocus } from '#src/ui/pass-focus.ts'
import { ActiveFilters } from '../ActiveFilters/ActiveFilters.tsx'
import { Facets } from '../Facets/Facets.tsx'
import { VirtualProductGrid } from '../VirtualProductGrid/VirtualProductGrid.tsx'
import { PageSizeSelect } from '../PageSizeSelect/PageSizeSelect.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import type { CardActions } from '../ProductCard/ProductCard.tsx'
import { restoreLoadedPages, lastPageOf } from '../loaded-pages.ts'
import type { LoadedPages } from '../loaded-pages.ts'
import { filterChips, clearFilters } from '../filter-chips.ts'
import { changedParams } from '../changed-params.ts'
import type { ListingSearch } from '../listing-search.ts'
import { ListingTools } from './ListingTools.tsx'
import type { SheetState } from './ListingTools.tsx'
import classes from './Listing.module.css'

const LookElsewhere = lazyOptional(() => import('../NoResults/LookElsewhere.tsx'), 'LookElsewhere')
const NoResults = lazyOptional(() => import('../NoResults/NoResults.tsx'), 'NoResults')

type Props = {
  list: ProductList
  filter: ProductFilter
  /** The latest requested search; `list` may still be the previous answer. */
  search: ListingSearch
  /** `list` is the answer to an earlier search. */
  isAwaited?: boolean
  savedPages: LoadedPages | undefined
  actions: CardActions
}

/** The pressed button is removed, so focus moves to the title. */
const passFocusToTitle = passFocus((part) => part.closest(`.${classes.page}`)!.querySelector('h1'))

/** Px around the list that keep outlines in sight. */
const listPadding = 4

/** The entry of an overlay goes one step after the overlay. */
const onOwnStep = (listener: () => void) => subscribe(ownSteps, listener)

/** Browsers scroll to a focused link only where nothing of it is in sight. `scrollIntoView` would scroll the page as well. */
function showWhole({ currentTarget: link }: FocusEvent) {
  if (!link.matches(':focus-visible')) return
  const list = link.closest('ul')!
  const [one, all] = [link.getBoundingClientRect(), list.getBoundingClientRect()]
  const before = Math.min(0, one.left - all.left - listPadding)
  const after = Math.max(0, one.right - all.right + listPadding)
  list.scrollBy({ left: before + after })
}

export function Listing({ list, filter, search, isAwaited = false, savedPages, actions }: Props) {
  const { LL, locale } = useI18nContext()
  const navigate = useNavigate()
  const router = useRouter()
  const entryKey = useLocation({ select: ({ state }) => state.__TSR_key })
  const isBusy = useRouterState({ select: ({ isLoading }) => isLoading })
  const [sheet, setSheet] = useState<SheetState>('unused')
  const [clearCount, setClearCount] = useState(0)
  const isOnOverlayEntry = useSyncExternalStore(onOwnStep, isOverlayEntry, () => false)
  /** A navigation would close the modal, and add an entry beneath the sheet. */
  const hasOverlay = useSnapshot(modal).open !== null || sheet === 'open' || isOnOverlayEntry
  const heading = useRef<HTMLHeadingElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const isPainted = useDeferredValue(true, isPrerendered())
  const { facets, total, category } = list
  const { page = list.page, pageSize = list.pageSize } = filter
  const loadedPages = restoreLoadedPages(savedPages, page, lastPageOf(total, pageSize))
  const isEmpty = total === 0

  /** Scrolls back to the first products. `change` gets the search of the navigation that may still be under way. */
  function go(change: (now: ListingSearch) => ListingSearch) {
    const isPast = (results.current?.getBoundingClientRect().top ?? 0) < 0
    if (isPast) results.current?.scrollIntoView({ behavior: 'instant' })
    void navigate({ to: '.', search: change, resetScroll: false })
  }
  const applyFilters = (patch: ListingSearch) => go((now) => ({ ...now, ...patch }))
  function clear() {
    setClearCount(clearCount + 1)
    go(clearFilters)
  }
  /** Replaces the shown history entry only: a navigation that has started since must not be undone. */
  function replaceEntry(next: ListingSearch, listing: LoadedPages) {
    if (router.history.location.state.__TSR_key !== entryKey) return
    void navigate({ to: '.', search: next, state: { listing }, replace: true, resetScroll: false })
  }

  const chips = filterChips(search, facets, {
    inStock: LL.listing.inStock(),
    discounted: LL.listing.discounted(),
    price: (from, to) => priceText(from, to),
  })

  function priceText(priceFrom: number | undefined, priceTo: number | undefined) {
    const from = toman(rials(priceFrom ?? 0))
    if (priceTo === undefined) return LL.listing.priceAtLeast({ from })
    const to = toman(rials(priceTo))
    return priceFrom === undefined ? LL.listing.priceAtMost({ to }) : LL.listing.priceBetween({ from, to })
  }

  const title = search.text
    ? LL.listing.resultsFor({ text: search.text })
    : (category?.title ?? LL.listing.all())
  const blurb = category?.blurb ?? LL.listing.allBlurb({ shop: site.name[locale] })
  const filters = <Facets list={list} search={search} clearCount={clearCount} onChange={applyFilters} />

  return (
    <div className={`container ${classes.page}`}>
      <PageHead title={title} description={blurb} image={list.products[0]?.picture.src} />
      {search.text && <meta name="robots" content="noindex" />}
      <Breadcrumbs path={list.path.slice(0, -1)} current={category?.title ?? LL.listing.all()} />
      <header className={classes.header}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {!search.text && <p className={classes.blurb}>{blurb}</p>}
        </div>
        <p className={classes.total} role="status">
          {!(isEmpty && isAwaited) && LL.listing.results({ count: total })}
        </p>
      </header>
      {!isEmpty && facets.category.length > 1 && (
        <ul className={classes.categories}>
          {facets.category.map(({ value, title: name }) => (
            <li key={value}>
              <Link
                to="/search/$catLabel"
                params={{ catLabel: value }}
                search={{ ...search, page: undefined }}
                preload="intent"
                onFocus={showWhole}
                className={classes.category}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.columns} data-alone={(isEmpty && chips.length === 0) || undefined}>
        <aside className={classes.aside} aria-label={LL.listing.filters()} data-off-paper>
          {isPainted && filters}
        </aside>
        <div ref={results} className={classes.results}>
          <ListingTools
            search={search}
            total={total}
            activeCount={chips.length}
            filters={filters}
            sheet={sheet}
            onSheet={setSheet}
            onChange={applyFilters}
          />
          <ActiveFilters
            chips={chips}
            heading={heading}
            onChange={(next) => applyFilters(changedParams(search, next))}
            onClear={clear}
          />
          {isEmpty && isAwaited && <p className={classes.waiting}>{LL.site.waiting()}</p>}
          {isEmpty && !isAwaited && (
            <div ref={passFocusToTitle}>
              <Suspense>
                <NoResults
                  text={search.text}
                  didYouMean={list.didYouMean}
                  isFiltered={chips.length > 0}
                  isCategory={category !== null}
                  onClear={clear}
                />
              </Suspense>
            </div>
          )}
          {!isEmpty && (
            <VirtualProductGrid
              filter={filter}
              list={{ page, pageSize, total }}
              loadedPages={loadedPages}
              view={search.view ?? 'grid'}
              actions={actions}
              isBusy={isBusy || hasOverlay}
              onLoadPages={(next) => replaceEntry(search, next)}
              onPageChange={(next) =>
                replaceEntry({ ...search, page: next === 1 ? undefined : next }, loadedPages)
              }
            />
          )}
          {!isEmpty && isPainted && (
            <div className={classes.end}>
              <Pagination page={page} pageSize={pageSize} total={total} />
              <PageSizeSelect
                size={pageSize}
                onChange={(size) => {
                  const first = Math.floor(((page - 1) * pageSize) / size) + 1
                  applyFilters({ pageSize: size, page: first === 1 ? undefined : first })
                }}
              />
            </div>
          )}
        </div>
      </div>
      <Suspense>{isEmpty && <LookElsewhere actions={actions} />}</Suspense>
    </div>
  )
}
