import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Carousel } from '#src/ui/Carousel/Carousel.tsx'
import { CarouselSkeleton } from '#src/ui/Carousel/CarouselSkeleton.tsx'
import { SeeAll } from '#src/ui/SeeAll/SeeAll.tsx'
import { hasFailed, useNearViewport } from '#src/ui/use-near-viewport.ts'
import { EntryCard } from '../EntryCard/EntryCard.tsx'
import { contentQueries } from '../queries.ts'
import type { RowProps } from '../row-props.ts'

const ratio = 4 / 5

export function MakersRow({ errorFallback = null }: RowProps) {
  const { LL } = useI18nContext()
  const [place, isNear] = useNearViewport()
  const { data, isPending, errorUpdateCount } = useQuery({
    ...contentQueries.list('brand'),
    enabled: isNear || hasFailed,
  })
  if (!data && errorUpdateCount > 0) return errorFallback
  if (isPending) return <CarouselSkeleton ref={place} size="md" ratio={ratio} />
  if (!data?.entries.length) return null
  return (
    <Carousel
      ref={place}
      title={LL.home.makers()}
      all={<SeeAll to="/brand" of={LL.pages.brand()} />}
      size="md"
    >
      {data.entries.map((entry) => (
        <li key={entry.label}>
          <EntryCard entry={entry} ratio={ratio} titleTag="h3" />
        </li>
      ))}
    </Carousel>
  )
}
