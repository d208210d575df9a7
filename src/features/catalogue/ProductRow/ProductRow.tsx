import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { ReactNode } from 'react'
import type { ProductCard as Product, ProductFilter } from '#contracts/catalogue.ts'
import { Carousel } from '#src/ui/Carousel/Carousel.tsx'
import { CarouselSkeleton } from '#src/ui/Carousel/CarouselSkeleton.tsx'
import { SeeAll } from '#src/ui/SeeAll/SeeAll.tsx'
import { useNear } from '#src/ui/use-near.ts'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import type { CardActions } from '../ProductCard/ProductCard.tsx'
import { productQueries } from '../queries.ts'

type Props = {
  title: string
  /** Beside the title, of the goods shown. */
  note?: (products: readonly Product[]) => ReactNode
  filter: ProductFilter
  actions: CardActions
  /** The id of a product that the page shows already. */
  except?: number
  /** In place of the row where it could not be had; else it is left out. */
  failure?: ReactNode
}

function whereAllAre(filter: ProductFilter) {
  const { category, pageSize: _, ...search } = filter
  if (category === undefined) return { to: '/search', search } as const
  return { to: '/search/$catLabel', params: { catLabel: category }, search } as const
}

/** A row of goods beside what the page is about. */
export function ProductRow({ title, note, filter, actions, except, failure = null }: Props) {
  const [place, isNear] = useNear()
  const { data, isPending, errorUpdateCount } = useQuery({ ...productQueries.list(filter), enabled: isNear })
  /** Its cards are drawn one after another, and let in what is pressed meanwhile. */
  const shown = useDeferredValue(data)
  const isAwaited = useDeferredValue(isPending)
  const isFailed = useDeferredValue(!data && errorUpdateCount > 0)
  if (isFailed) return failure
  if (isAwaited) return <CarouselSkeleton ref={place} size="sm" ratio={4 / 5} />
  const products = shown?.products.filter(({ id }) => id !== except) ?? []
  if (products.length === 0) return null
  return (
    <Carousel
      ref={place}
      title={title}
      note={note?.(products)}
      all={<SeeAll {...whereAllAre(filter)} of={title} />}
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
