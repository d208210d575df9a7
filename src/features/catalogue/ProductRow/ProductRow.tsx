import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import type { ProductCard as Product, ProductFilter } from '#contracts/catalogue.ts'
import { Carousel } from '#src/ui/Carousel/Carousel.tsx'
import { CarouselSkeleton } from '#src/ui/Carousel/CarouselSkeleton.tsx'
import { SeeAll } from '#src/ui/SeeAll/SeeAll.tsx'
import { hasFailed, useNearViewport } from '#src/ui/use-near-viewport.ts'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import type { CardActions } from '../ProductCard/ProductCard.tsx'
import { productQueries } from '../queries.ts'

type Props = {
  title: string
  note?: (products: readonly Product[]) => ReactNode
  filter: ProductFilter
  actions: CardActions
  excludedId?: number
  errorFallback?: ReactNode
}

function listingLink(filter: ProductFilter) {
  const { category, pageSize: _, ...shown } = filter
  /** A page without JavaScript links the whole list: it is a page as well, and a filtered one is not. */
  const search = import.meta.env.SSR ? undefined : shown
  if (category === undefined) return { to: '/search', search } as const
  return { to: '/search/$catLabel', params: { catLabel: category }, search } as const
}

export function ProductRow({ title, note, filter, actions, excludedId, errorFallback = null }: Props) {
  const [place, isNear] = useNearViewport()
  const { data, isPending, errorUpdateCount } = useQuery({
    ...productQueries.list(filter),
    enabled: isNear || hasFailed,
  })
  /** Deferred: rendering the cards stays interruptible. */
  const shown = useDeferredValue(data)
  const isLoading = useDeferredValue(isPending)
  const isFailed = useDeferredValue(!data && errorUpdateCount > 0)
  if (isFailed) return errorFallback
  if (isLoading) return <CarouselSkeleton ref={place} size="sm" ratio={4 / 5} />
  const products = shown?.products.filter(({ id }) => id !== excludedId) ?? []
  if (products.length === 0) return null
  return (
    <Carousel
      ref={place}
      title={title}
      note={note?.(products)}
      all={<SeeAll {...listingLink(filter)} of={title} />}
      size="sm"
    >
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} actions={actions} />
        </li>
      ))}
    </Carousel>
  )
}
