import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ContentCard } from '#contracts/content.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { timeSpan } from '#i18n/time-span.ts'
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx'
import { Section } from '#src/ui/Section/Section.tsx'
import { SeeAll } from '#src/ui/SeeAll/SeeAll.tsx'
import { hasFailed, useNearViewport } from '#src/ui/use-near-viewport.ts'
import { contentQueries } from '../queries.ts'
import type { RowProps } from '../row-props.ts'
import { servicePrice } from '../service-price.ts'
import classes from './ServicesRow.module.css'

const maxServices = 4

function Service({ label, title, summary, service }: ContentCard) {
  const { LL, locale } = useI18nContext()
  return (
    <li className={classes.service}>
      <h3 className={classes.title}>
        <Link to="/services/$label" params={{ label }} className={classes.link}>
          {title}
        </Link>
      </h3>
      <p className={classes.summary}>{summary}</p>
      {service && (
        <p className={classes.terms}>
          <b>{servicePrice(LL, service)}</b>
          <span>{timeSpan(locale, service.days.from, service.days.to)}</span>
        </p>
      )}
    </li>
  )
}

export function ServicesRow({ errorFallback = null }: RowProps) {
  const { LL } = useI18nContext()
  const [place, isNear] = useNearViewport()
  const { data, isPending, errorUpdateCount } = useQuery({
    ...contentQueries.list('services'),
    enabled: isNear || hasFailed,
  })
  if (!data && errorUpdateCount > 0) return errorFallback
  if (isPending) {
    return (
      <div ref={place} className={`container ${classes.pending}`} aria-hidden>
        <Skeleton />
      </div>
    )
  }
  if (!data?.entries.length) return null
  const title = LL.pages.services()
  return (
    <Section
      ref={place}
      title={title}
      note={LL.content.intro.services()}
      actions={<SeeAll to="/services" of={title} />}
    >
      <ul className={classes.list}>
        {data.entries.slice(0, maxServices).map((entry) => (
          <Service key={entry.label} {...entry} />
        ))}
      </ul>
    </Section>
  )
}
