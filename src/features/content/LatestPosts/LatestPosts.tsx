import { useQuery } from '@tanstack/react-query'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Carousel } from '#src/ui/Carousel/Carousel.tsx'
import { CarouselSkeleton } from '#src/ui/Carousel/CarouselSkeleton.tsx'
import { SeeAll } from '#src/ui/SeeAll/SeeAll.tsx'
import { hasFailed, useNearViewport } from '#src/ui/use-near-viewport.ts'
import { EntryCard } from '../EntryCard/EntryCard.tsx'
import { contentQueries } from '../queries.ts'
import type { RowProps } from '../row-props.ts'

const ratio = 1

/** Without the newest post, which `Story` shows. */
export function LatestPosts({ errorFallback = null }: RowProps) {
  const { LL, locale } = useI18nContext()
  const [place, isNear] = useNearViewport()
  const { data, isPending, errorUpdateCount } = useQuery({
    ...contentQueries.list('blogs'),
    enabled: isNear || hasFailed,
  })
  if (!data && errorUpdateCount > 0) return errorFallback
  if (isPending) return <CarouselSkeleton ref={place} size="lg" ratio={ratio} />
  const posts = data?.entries.slice(1) ?? []
  if (posts.length === 0) return null
  const format = formattersOf(locale)
  return (
    <Carousel
      ref={place}
      title={LL.home.posts()}
      all={<SeeAll to="/blogs" of={LL.pages.blogs()} />}
      size="lg"
    >
      {posts.map((entry) => (
        <li key={entry.label}>
          <EntryCard
            entry={entry}
            ratio={ratio}
            titleTag="h3"
            meta={<time dateTime={entry.publishedOn}>{format.date(entry.publishedOn)}</time>}
          />
        </li>
      ))}
    </Carousel>
  )
}
