import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Carousel } from '#src/ui/Carousel/Carousel.tsx'
import { CarouselSkeleton } from '#src/ui/Carousel/CarouselSkeleton.tsx'
import { useNearViewport } from '#src/ui/use-near-viewport.ts'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import type { CardActions } from '../ProductCard/ProductCard.tsx'
import { alsoBoughtQuery } from '../also-bought-query.ts'

type Props = { productId: number; actions: CardActions }

/** Not in prerendered pages, which are long enough. */
export function AlsoBought({ productId, actions }: Props) {
  const { LL } = useI18nContext()
  const [place, isNear] = useNearViewport(() => false)
  const { data, isPending, isError } = useQuery({ ...alsoBoughtQuery(productId), enabled: isNear })
  const cards = useDeferredValue(data)
  /** The place stays: the next visit asks again once it is near. */
  if (isError && !data) return <div ref={place} />
  if (cards?.length === 0) return null
  return (
    <div data-until-near={isNear ? undefined : ''} style={{ paddingBlockStart: 'var(--section)' }}>
      {isPending || !cards ? (
        <CarouselSkeleton ref={place} size="sm" ratio={4 / 5} />
      ) : (
        <Carousel ref={place} title={LL.details.alsoBought()} size="sm">
          {cards.map((card) => (
            <li key={card.id}>
              <ProductCard product={card} actions={actions} />
            </li>
          ))}
        </Carousel>
      )}
    </div>
  )
}
