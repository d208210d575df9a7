import { Link, useLocation, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { ProductFilter, ProductList } from '#contracts/catalogue.ts'
import { toman } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/platform/site.ts'
import { modal } from '#src/stores/modal.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx'
import { JsonLd } from '#src/ui/JsonLd/JsonLd.tsx'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { ActiveFilters } from '../ActiveFilters/ActiveFilters.tsx'
import { Facets } from '../Facets/Facets.tsx'
import { VirtualProductGrid } from '../VirtualProductGrid/VirtualProductGrid.tsx'
import { PageSizeSelect } from '../PageSizeSelect/PageSizeSelect.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import type { CardActions } from '../ProductCard/ProductCard.tsx'
import { extentOf, lastPageOf } from '../extent.ts'
import type { Extent } from '../extent.ts'
import { chipsOf, cleared } from '../filter-chips.ts'
import { breadcrumbsLd } from '../json-ld.ts'
import { changesOf } from '../listing-search.ts'
import type { ListingSearch } from '../listing-search.ts'
import { ListingTools } from './ListingTools.tsx'
import classes from './Listing.module.css'

/** Where there are goods nobody needs these two. */
const LookElsewhere = lazyOptional(async () => {
  const { LookElsewhere: view } = await import('../NoResults/LookElsewhere.tsx')
  return { default: view }
})
const NoResults = lazyOptional(async () => {
  const { NoResults: view } = await import('../NoResults/NoResults.tsx')
  return { default: view }
})

type Props = {
  list: ProductList
  filter: ProductFilter
  /** What was asked for last; `list` may still be the answer before. */
  search: ListingSearch
  /** How far it was loaded when the history last saw it. */
  saved: Extent | undefined
  actions: CardActions
}

const asMoney = (amount: number) => ({ amount, unit: 'IRR' as const })

export function Listing({ list, filter, search, saved, actions }: Props) {
  const { LL, locale } = useI18nContext()
  const navigate = useNavigate()
  const router = useRouter()
  const shownKey = useLocation({ select: ({ state }) => state.__TSR_key })
  const isBusy = useRouterState({ select: ({ isLoading }) => isLoading })
  /** A navigation shuts what lies over the page. */
  const isCovered = useSnapshot(modal).open !== null
  const results = useRef<HTMLDivElement>(null)
  const isPainted = useDeferredValue(true, false)
  const { facets, total, category } = list
  const { page = list.page, pageSize = list.pageSize } = filter
  const extent = extentOf(saved, page, lastPageOf(total, pageSize))
  const isEmpty = total === 0

  /** From far down it leads back to where the goods begin. What was chosen elsewhere meanwhile stays chosen. */
  function change(next: ListingSearch) {
    const isPast = (results.current?.getBoundingClientRect().top ?? 0) < 0
    if (isPast) results.current?.scrollIntoView({ behavior: 'instant' })
    const chosen = changesOf(search, next)
    void navigate({ to: '.', search: (now: object) => ({ ...now, ...chosen }), resetScroll: false })
  }
  const clear = () => change(cleared(search))
  /** Of the entry of the history that is shown: who has gone on meanwhile, or back, is not fetched from there. */
  function keep(next: ListingSearch, listing: Extent) {
    if (router.history.location.state.__TSR_key !== shownKey) return
    void navigate({ to: '.', search: next, state: { listing }, replace: true, resetScroll: false })
  }

  const chips = chipsOf(search, facets, {
    inStock: LL.listing.inStock(),
    discounted: LL.listing.discounted(),
    price: (from, to) => priceText(from, to),
  })

  function priceText(priceFrom: number | undefined, priceTo: number | undefined) {
    const from = toman(asMoney(priceFrom ?? 0))
    if (priceTo === undefined) return LL.listing.priceAtLeast({ from })
    const to = toman(asMoney(priceTo))
    return priceFrom === undefined ? LL.listing.priceAtMost({ to }) : LL.listing.priceBetween({ from, to })
  }

  const title = search.text
    ? LL.listing.resultsFor({ text: search.text })
    : (category?.title ?? LL.listing.all())
  const blurb = category?.blurb ?? LL.listing.allBlurb({ shop: site.name[locale] })
  const filters = <Facets list={list} search={search} onChange={change} />

  return (
    <div className={`container ${classes.page}`}>
      <PageHead title={title} description={blurb} image={list.products[0]?.picture.src} />
      {list.path.length > 0 && <JsonLd data={breadcrumbsLd(list.path, locale)} />}
      <Breadcrumbs path={list.path.slice(0, -1)} current={category?.title ?? LL.listing.all()} />
      <header className={classes.header}>
        <div>
          <h1>{title}</h1>
          {!search.text && <p className={classes.blurb}>{blurb}</p>}
        </div>
        <p className={classes.total} role="status">
          {LL.listing.results({ count: total })}
        </p>
      </header>
      {!isEmpty && facets.category.length > 1 && (
        <ul className={classes.categories}>
          {facets.category.map(({ value, title: name }) => (
            <li key={value}>
              <Link
                to="/search/$catLabel"
                params={{ catLabel: value }}
                preload="intent"
                className={classes.category}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.columns} data-alone={(isEmpty && chips.length === 0) || undefined}>
        <aside className={classes.aside} aria-label={LL.listing.filters()}>
          {isPainted && filters}
        </aside>
        <div ref={results} className={classes.results}>
          <ListingTools
            search={search}
            total={total}
            chosen={chips.length}
            filters={filters}
            onChange={change}
          />
          <ActiveFilters chips={chips} onChange={change} onClear={clear} />
          {isEmpty ? (
            <Suspense>
              <NoResults
                text={search.text}
                didYouMean={list.didYouMean}
                isFiltered={chips.length > 0}
                isCategory={category !== null}
                onClear={clear}
              />
            </Suspense>
          ) : (
            <VirtualProductGrid
              filter={filter}
              list={{ page, pageSize, total }}
              extent={extent}
              view={search.view ?? 'grid'}
              actions={actions}
              isBusy={isBusy || isCovered}
              onExtend={(next) => keep(search, next)}
              onTurn={(next) => keep({ ...search, page: next === 1 ? undefined : next }, extent)}
            />
          )}
          {!isEmpty && isPainted && (
            <div className={classes.end}>
              <Pagination page={page} pageSize={pageSize} total={total} />
              <PageSizeSelect
                size={pageSize}
                onChange={(size) => {
                  const first = Math.floor(((page - 1) * pageSize) / size) + 1
                  change({ ...search, pageSize: size, page: first === 1 ? undefined : first })
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
