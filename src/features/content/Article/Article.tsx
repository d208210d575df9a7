import type { ContentEntry } from '#contracts/content.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { EntryHeading } from '../EntryHeading/EntryHeading.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { readingMinutes } from './reading-minutes.ts'
import classes from './Article.module.css'

export function Article({ entry }: { entry: ContentEntry }) {
  const { LL, locale } = useI18nContext()
  const { author, publishedOn, body, picture } = entry
  return (
    <>
      <div className={classes.opening}>
        <EntryHeading entry={entry}>
          <p className={classes.meta}>
            {author && <span>{LL.content.by({ author })}</span>}
            <time dateTime={publishedOn}>{formattersOf(locale).date(publishedOn)}</time>
            <span>{LL.content.readingTime({ minutes: readingMinutes(body) })}</span>
          </p>
        </EntryHeading>
        <div className={classes.picture}>
          <Picture picture={picture} width={720} sizes="(min-width: 64em) 720px, 100vw" ratio={3 / 2} eager />
        </div>
      </div>
      <div className={classes.body}>
        <Prose html={body} />
      </div>
    </>
  )
}
