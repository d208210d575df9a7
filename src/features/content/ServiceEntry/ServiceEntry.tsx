import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ContentEntry, Service } from '#contracts/content.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { timeSpan } from '#i18n/time-span.ts'
import { Fact } from '#src/ui/Fact/Fact.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { EntryHeading } from '../EntryHeading/EntryHeading.tsx'
import { Prose } from '../Prose/Prose.tsx'
import { servicePrice } from '../service-price.ts'
import classes from './ServiceEntry.module.css'

function Facts({ service }: { service: Service }) {
  const { LL, locale } = useI18nContext()
  return (
    <dl className={classes.facts}>
      <Fact title={LL.content.service.price()}>{servicePrice(LL, service)}</Fact>
      <Fact title={LL.content.service.time()}>{timeSpan(locale, service.days.from, service.days.to)}</Fact>
    </dl>
  )
}

export function ServiceEntry({ entry }: { entry: ContentEntry }) {
  const { LL } = useI18nContext()
  return (
    <div className={classes.service}>
      <EntryHeading entry={entry} />
      <aside className={classes.aside} aria-label={LL.content.service.facts()}>
        <Picture
          picture={entry.picture}
          width={640}
          sizes="(min-width: 64em) 440px, 100vw"
          ratio={4 / 3}
          eager
        />
        <div className={classes.offer}>
          {entry.service && <Facts service={entry.service} />}
          <Button renderRoot={(props) => <Link to="/contact" {...props} />} size="md" fullWidth>
            {LL.content.service.ask()}
          </Button>
          <p className={classes.hint}>{LL.content.service.askText()}</p>
        </div>
      </aside>
      <div className={classes.body}>
        <Prose html={entry.body} />
      </div>
    </div>
  )
}
