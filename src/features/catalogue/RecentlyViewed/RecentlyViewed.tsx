import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useId } from 'react'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { productViewed, recent } from '#src/stores/recent.ts'
import type { CardActions } from '../ProductCard/ProductCard.tsx'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import { productQueries } from '../queries.ts'
import classes from './RecentlyViewed.module.css'

type Props = {
  /** The id of the product on the page: it is viewed from now on, and not shown here. */
  current: number
  actions: CardActions
}

/** What was looked at before, the latest first; what the shop no longer has is left out. */
export function RecentlyViewed({ current, actions }: Props) {
  const { LL } = useI18nContext()
  const titleId = useId()
  useEffect(() => productViewed(current), [current])
  const ids = useSnapshot(recent).viewed.filter((id) => id !== current)
  const filter = { id: ids, pageSize: Math.max(ids.length, 1) }
  const { data } = useQuery({ ...productQueries.list(filter), enabled: ids.length > 0 })
  const shown = useDeferredValue(data)
  const products = ids.flatMap((id) => shown?.products.find((product) => product.id === id) ?? [])
  if (products.length === 0) return null
  return (
    <section className={`container ${classes.section}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{LL.search.viewed()}</h2>
      <ul className={classes.row}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} actions={actions} />
          </li>
        ))}
      </ul>
    </section>
  )
}
