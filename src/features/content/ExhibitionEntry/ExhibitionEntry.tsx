import type { ContentEntry, Event } from '#contracts/content.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Fact } from '#src/ui/Fact/Fact.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { EntryHeading } from '../EntryHeading/EntryHeading.tsx'
import { EventStatus } from '../EventStatus/EventStatus.tsx'
import { Prose } from '../Prose/Prose.tsx'
import classes from './ExhibitionEntry.module.css'

function WhenAndWhere({ event: { from, to, venue, city } }: { event: Event }) {
  const { LL, locale } = useI18nContext()
  return (
    <dl className={classes.facts}>
      <Fact title={LL.content.event.when()}>{formattersOf(locale).dates(from, to)}</Fact>
      <Fact title={LL.content.event.where()}>{LL.content.event.place({ venue, city })}</Fact>
    </dl>
  )
}

export function ExhibitionEntry({ entry }: { entry: ContentEntry }) {
  const { event, picture, body } = entry
  return (
    <>
      <div className={classes.opening}>
        <div className={classes.picture}>
          <Picture
            picture={picture}
            width={640}
            sizes="(min-width: 80em) 640px, (min-width: 48em) 50vw, 100vw"
            ratio={4 / 3}
            eager
          />
        </div>
        <EntryHeading entry={entry} before={event && <EventStatus status={event.status} />}>
          {event && <WhenAndWhere event={event} />}
        </EntryHeading>
      </div>
      <div className={classes.body}>
        <Prose html={body} />
      </div>
    </>
  )
}
