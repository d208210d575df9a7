import { useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import type { ProductFilter, ProductList } from '#contracts/catalogue.ts'
import type { CardActions } from '../ProductCard/ProductCard.tsx'
import { loadsAutomatically, lastPageOf } from '../loaded-pages.ts'
import type { LoadedPages } from '../loaded-pages.ts'
import { GridFooter } from './GridFooter.tsx'
import { GridItem } from './GridItem.tsx'
import { PreviousPage } from './PreviousPage.tsx'
import { useFocusWhenRendered, useScrollAnchor } from './scroll-anchor.ts'
import { useColumns } from './columns.ts'
import type { View } from './columns.ts'
import { useVisibleRows } from './visible-rows.ts'
import { useProductPages } from './use-product-pages.ts'
import classes from './VirtualProductGrid.module.css'

type Props = {
  filter: ProductFilter
  list: Pick<ProductList, 'page' | 'pageSize' | 'total'>
  loadedPages: LoadedPages
  view: View
  actions: CardActions
  /** A navigation or an overlay is active: load nothing and keep the URL. */
  isBusy: boolean
  onLoadPages: (loadedPages: LoadedPages) => void
  onPageChange: (page: number) => void
}

/** A server renders every row of the page. */
const heightOnServer = Number.POSITIVE_INFINITY

/** Estimated px, for the first render and for prefetching a viewport ahead. */
const rowHeight = { grid: 400, list: 190 }

/** The list would push what has the focus out of sight. */
function isFocusInSightAfter(list: HTMLElement) {
  const focused = document.activeElement ?? list
  const isAfter = list.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_FOLLOWING
  return isAfter && focused.getBoundingClientRect().top < innerHeight
}

export function VirtualProductGrid({
  filter,
  list,
  loadedPages,
  view,
  actions,
  isBusy,
  onLoadPages,
  onPageChange,
}: Props) {
  const element = useRef<HTMLUListElement>(null)
  const focusOn = useFocusWhenRendered(element)
  const columns = useColumns(view)
  const { page, total, pageSize } = list
  const { from, to } = loadedPages
  const lastPage = lastPageOf(total, pageSize)
  const rowsPerPage = Math.ceil(pageSize / columns)
  const viewportHeight = globalThis.innerHeight ?? heightOnServer
  const rowsPerViewport = Math.ceil(viewportHeight / rowHeight[view])

  const first = (from - 1) * rowsPerPage
  const end = Math.ceil(Math.min(to * pageSize, total) / columns)
  const pageOf = (row: number) => Math.min(Math.floor(row / rowsPerPage) + 1, to)
  const anchorScroll = useScrollAnchor(element, { first, end })
  const openedRow = (page - 1) * rowsPerPage
  /** One row less: the page header takes part of the viewport. */
  const initialRows = { first: openedRow, end: openedRow + Math.max(1, rowsPerViewport - 1) }
  const rows = useVisibleRows(element, { first, end }, initialRows, reportPage)

  const products = useProductPages(filter, pageSize, pageOf(rows.first), pageOf(rows.end))
  const isLastPageLoading = to > from && !products.isLoaded(to)
  const isFailed = products.failed.length > 0

  function reportPage(row: number) {
    const visiblePage = pageOf(row)
    if (visiblePage === page || isFailed) return true
    if (isBusy || !products.isLoaded(visiblePage)) return false
    onPageChange(visiblePage)
    return true
  }

  const next = { from, to: to + 1 }
  const isNearEnd = rows.end + rowsPerViewport >= end && !isFailed
  const isReady = !isBusy && !isLastPageLoading
  const shouldLoadNext = isNearEnd && to < lastPage && loadsAutomatically(loadedPages) && isReady
  useEffect(() => {
    if (shouldLoadNext && !isFocusInSightAfter(element.current!)) onLoadPages(next)
  })

  function showMore() {
    focusOn(to * pageSize + 1)
    onLoadPages(next)
  }

  function showPrevious() {
    anchorScroll()
    /** The focused link itself disappears with page 1. */
    if (from === 2) focusOn((from - 1) * pageSize + 1)
    onLoadPages({ from: from - 1, to })
  }

  const renderedCount = Math.max(0, Math.min(rows.end * columns, total) - rows.first * columns)
  const indices = Array.from({ length: renderedCount }, (_, step) => rows.first * columns + step)
  const cssVars = { '--above': rows.first - first, '--below': end - rows.end }
  return (
    <div className={classes.grid}>
      {from > 1 && <PreviousPage page={from - 1} onShow={showPrevious} />}
      <ul
        ref={element}
        className={classes.list}
        style={cssVars as CSSProperties}
        data-view={view}
        aria-busy={!isFailed && indices.some((index) => products.at(index) === undefined)}
      >
        {indices.map((index) => {
          const product = products.at(index)
          if (product === null) return null
          if (!product) return <li key={index} className={classes.awaited} aria-hidden />
          /** The server answers with the variant of a chosen colour. */
          const item = filter.color && product.productItemId
          const place = { position: index + 1, total, view, isEager: index < first * columns + columns }
          const key = `${index} ${product.id}`
          return <GridItem key={key} product={product} item={item} actions={actions} {...place} />
        })}
      </ul>
      <GridFooter
        first={(from - 1) * pageSize + 1}
        last={Math.min((isLastPageLoading ? to - 1 : to) * pageSize, total)}
        total={total}
        isFailed={isFailed}
        onRetry={products.retry}
        isLoading={isLastPageLoading}
        onMore={to < lastPage ? showMore : undefined}
      />
    </div>
  )
}
