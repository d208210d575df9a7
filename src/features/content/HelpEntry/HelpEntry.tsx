import { Link } from '@tanstack/react-router'
import type { ContentEntry } from '#contracts/content.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EntryHeading } from '../EntryHeading/EntryHeading.tsx'
import { Prose } from '../Prose/Prose.tsx'
import classes from './HelpEntry.module.css'

export function HelpEntry({ entry }: { entry: ContentEntry }) {
  const { LL, locale } = useI18nContext()
  const { publishedOn, body } = entry
  const texts = LL.content.help
  return (
    <div className={classes.page}>
      <EntryHeading entry={entry}>
        <p className={classes.updated}>
          <time dateTime={publishedOn}>
            {texts.updated({ date: formattersOf(locale).date(publishedOn) })}
          </time>
        </p>
      </EntryHeading>
      <Prose html={body} />
      <p className={classes.ask} data-off-paper>
        {texts.ask()}{' '}
        <Link to="/contact" className={classes.link}>
          {texts.askAction()}
        </Link>
      </p>
    </div>
  )
}
