import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, lazy, useState } from 'react'
import type { ProductList } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/site.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx'
import { JsonLd } from '#src/ui/JsonLd/JsonLd.tsx'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'
import { ActiveFilters } from '../ActiveFilters/ActiveFilters.tsx'
import { Facets } from '../Facets/Facets.tsx'
import { LookElsewhere } from '../NoResults/LookElsewhere.tsx'
import { NoResults } from '../NoResults/NoResults.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import type { CardActions } from '../ProductCard/ProductCard.tsx'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import { SortSelect } from '../SortSelect/SortSelect.tsx'
import { chipsOf } from '../filter-chips.ts'
import { breadcrumbsLd } from '../json-ld.ts'
import type { ListingSearch } from '../listing-search.ts'
import classes from './Listing.module.css'

const FilterSheet = lazy(() => import('../FilterSheet/FilterSheet.tsx'))

type Props = { list: ProductList; search: ListingSearch; actions: CardActions }

export function Listing({ list, search, actions }: Props) {
  const { LL, locale } = useI18nContext()
  const navigate = useNavigate()
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused')
  const { facets, total, category } = list
  const isEmpty = total === 0

  const change = (next: ListingSearch) => void navigate({ to: '.', search: next, resetScroll: false })
  const clear = () => change({ text: search.text, sort: search.sort })

  const chips = chipsOf(search, facets, {
    inStock: LL.listing.inStock(),
    discounted: LL.listing.discounted(),
    price: LL.listing.price(),
  })
  const title = search.text
    ? LL.listing.resultsFor({ text: search.text })
    : (category?.title ?? LL.listing.all())
  const blurb = category?.blurb ?? LL.listing.allBlurb({ shop: site.name[locale] })
  const filters = <Facets list={list} search={search} onChange={change} />

  return (
    <div className={`container ${classes.page}`}>
      <PageHead title={title} description={blurb} image={list.products[0]?.picture.src} />
      <JsonLd data={breadcrumbsLd(list.path, locale)} />
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
              <Link to="/search/$catLabel" params={{ catLabel: value }} className={classes.category}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.columns} data-alone={(isEmpty && chips.length === 0) || undefined}>
        <aside className={classes.aside} aria-label={LL.listing.filters()}>
          {filters}
        </aside>
        <div className={classes.results}>
          <div className={classes.tools}>
            <Button
              className={classes.filter}
              variant="default"
              h={44}
              leftSection={<IconAdjustmentsHorizontal size={18} />}
              onClick={() => setSheet('open')}
            >
              {chips.length > 0 ? LL.listing.filtersCount({ count: chips.length }) : LL.listing.filters()}
            </Button>
            <SortSelect
              sort={search.sort}
              onChange={(sort) => change({ ...search, sort, page: undefined })}
            />
          </div>
          <ActiveFilters chips={chips} onChange={change} onClear={clear} />
          {isEmpty ? (
            <NoResults
              text={search.text}
              didYouMean={list.didYouMean}
              isFiltered={chips.length > 0}
              isCategory={category !== null}
              onClear={clear}
            />
          ) : (
            <ProductGrid products={list.products} actions={actions} eager={4} titleTag="h2" />
          )}
          <Pagination page={list.page} pageSize={list.pageSize} total={total} />
        </div>
      </div>
      {isEmpty && <LookElsewhere actions={actions} />}
      {sheet !== 'unused' && (
        <Suspense>
          <FilterSheet opened={sheet === 'open'} total={total} onClose={() => setSheet('closed')}>
            {filters}
          </FilterSheet>
        </Suspense>
      )}
    </div>
  )
}
