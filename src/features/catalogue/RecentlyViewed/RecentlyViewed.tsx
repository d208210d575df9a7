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
  currentId: number
  actions: CardActions
}

export function RecentlyViewed({ currentId, actions }: Props) {
  const { LL } = useI18nContext()
  const titleId = useId()
  useEffect(() => productViewed(currentId), [currentId])
  const ids = useSnapshot(recent).viewed.filter((id) => id !== currentId)
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
