import { memo } from 'react'
import type { ProductCard as Product } from '#contracts/catalogue.ts'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import type { CardActions } from '../ProductCard/ProductCard.tsx'
import { ProductLine } from '../ProductLine/ProductLine.tsx'
import type { View } from './columns.ts'

type Props = {
  product: Product
  item: number | undefined
  actions: CardActions
  view: View
  isEager: boolean
  /** From 1, among all results: most of them are not in the DOM. */
  position: number
  total: number
}

export const GridItem = memo(function GridItem({
  product,
  item,
  actions,
  view,
  isEager,
  position,
  total,
}: Props) {
  const Shown = view === 'list' ? ProductLine : ProductCard
  return (
    <li aria-posinset={position} aria-setsize={total}>
      <Shown product={product} item={item} actions={actions} eager={isEager} titleTag="h2" />
    </li>
  )
})
