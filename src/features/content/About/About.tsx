import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/platform/site.ts'
import { imageSources } from '#src/ui/Picture/image-sources.ts'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'
import { TrustRow } from '#src/ui/TrustRow/TrustRow.tsx'
import classes from './About.module.css'

export function About() {
  const { LL, locale } = useI18nContext()
  const shop = site.name[locale]
  const { about } = LL.shop
  return (
    <>
      <PageHead title={LL.pages.about()} description={about.lead()} />
      <div className={`container ${classes.page}`}>
        <header className={classes.opening}>
          <div className={classes.words}>
            <div className="rule" />
            <h1>{LL.pages.about()}</h1>
            <p className={classes.lead}>{about.lead()}</p>
          </div>
          <img
            {...imageSources(site.hero, 800, '(min-width: 64em) 720px, 100vw')}
            width={1600}
            height={900}
            alt={LL.hero.alt()}
            className={classes.picture}
          />
        </header>
        <div className={classes.story}>
          <p>{about.story({ shop })}</p>
          <p>{about.storyMore()}</p>
          <h2>{about.workTitle()}</h2>
          <p>{about.work()}</p>
          <h2>{about.promiseTitle()}</h2>
          <p>{about.promise()}</p>
          <Button
            className={classes.makers}
            variant="default"
            renderRoot={(props) => <Link to="/brand" {...props} />}
            size="md"
          >
            {about.makers()}
          </Button>
        </div>
      </div>
      <TrustRow />
    </>
  )
}
