import { useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import type { ProductFilter, ProductList } from '#contracts/catalogue.ts'
import type { CardActions } from '../ProductCard/ProductCard.tsx'
import { comesByItself, lastPageOf } from '../extent.ts'
import type { Extent } from '../extent.ts'
import { GridFooter } from './GridFooter.tsx'
import { GridItem } from './GridItem.tsx'
import { PreviousPage } from './PreviousPage.tsx'
import { useFocusWhenThere, useStillWhenGrowing } from './after-growth.ts'
import { useColumns } from './columns.ts'
import type { View } from './columns.ts'
import { useRowsInSight } from './visible-rows.ts'
import { useProductPages } from './use-product-pages.ts'
import classes from './VirtualProductGrid.module.css'

type Props = {
  filter: ProductFilter
  /** The page that the address names. */
  list: Pick<ProductList, 'page' | 'pageSize' | 'total'>
  extent: Extent
  view: View
  actions: CardActions
  /** Something else is going on: nothing is added or turned to. */
  isBusy: boolean
  onExtend: (extent: Extent) => void
  /** Another page is in view. */
  onTurn: (page: number) => void
}

/** About as high as a row is: the window holds so many of them, and as many are asked for ahead. */
const rowHeight = { grid: 400, list: 190 }

/** The goods of the pages in `extent`. Only the rows around those in sight are drawn, however many there are. */
export function VirtualProductGrid({ filter, list, extent, view, actions, isBusy, onExtend, onTurn }: Props) {
  const element = useRef<HTMLUListElement>(null)
  const focusOn = useFocusWhenThere(element)
  const columns = useColumns(view)
  const { page, total, pageSize } = list
  const { from, to } = extent
  const lastPage = lastPageOf(total, pageSize)
  const rowsOfPage = Math.ceil(pageSize / columns)
  const rowsOfWindow = Math.ceil(innerHeight / rowHeight[view])

  const first = (from - 1) * rowsOfPage
  const end = Math.ceil(Math.min(to * pageSize, total) / columns)
  const pageOf = (row: number) => Math.min(Math.floor(row / rowsOfPage) + 1, to)
  const standStill = useStillWhenGrowing(element, { first, end })
  const opened = (page - 1) * rowsOfPage
  /** A part of the window is taken by what stands above. */
  const atFirst = { first: opened, end: opened + Math.max(1, rowsOfWindow - 1) }
  const rows = useRowsInSight(element, { first, end }, atFirst, turnTo)

  const goods = useProductPages(filter, pageSize, pageOf(rows.first), pageOf(rows.end))
  const isTailLate = to > from && pageOf(rows.end) === to && !goods.isLoaded(to)
  const isFailed = goods.failed.length > 0

  function turnTo(row: number) {
    const seen = pageOf(row)
    if (seen === page || isFailed) return true
    if (isBusy || !goods.isLoaded(seen)) return false
    onTurn(seen)
    return true
  }

  const next = { from, to: to + 1 }
  const isNearEnd = rows.end + rowsOfWindow >= end && !isFailed
  const wantsNext = isNearEnd && to < lastPage && comesByItself(extent) && !isBusy
  useEffect(() => {
    if (wantsNext) onExtend(next)
  })

  function showMore() {
    focusOn(to * pageSize + 1)
    onExtend(next)
  }

  function showPrevious() {
    standStill()
    /** Its own link goes with it. */
    if (from === 2) focusOn((from - 1) * pageSize + 1)
    onExtend({ from: from - 1, to })
  }

  const drawn = Math.max(0, Math.min(rows.end * columns, total) - rows.first * columns)
  const indices = Array.from({ length: drawn }, (_, step) => rows.first * columns + step)
  const spaces = { '--columns': columns, '--above': rows.first - first, '--below': end - rows.end }
  return (
    <div className={classes.goods}>
      {from > 1 && <PreviousPage page={from - 1} onShow={showPrevious} />}
      <ul
        ref={element}
        className={classes.list}
        style={spaces as CSSProperties}
        data-view={view}
        aria-busy={!isFailed && indices.some((index) => goods.at(index) === undefined)}
      >
        {indices.map((index) => {
          const product = goods.at(index)
          if (product === null) return null
          if (!product) return <li key={index} className={classes.awaited} aria-hidden />
          const place = { position: index + 1, total, view, isEager: index < first * columns + columns }
          return <GridItem key={`${index} ${product.id}`} product={product} actions={actions} {...place} />
        })}
      </ul>
      <GridFooter
        first={(from - 1) * pageSize + 1}
        last={Math.min((isTailLate ? to - 1 : to) * pageSize, total)}
        total={total}
        isFailed={isFailed}
        onRetry={goods.retry}
        onMore={to < lastPage && !isTailLate ? showMore : undefined}
      />
    </div>
  )
}
