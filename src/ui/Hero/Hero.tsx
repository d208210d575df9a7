import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/platform/site.ts'
import { heroImageSizes } from './hero-image-sizes.ts'
import { imageSources } from '../Picture/image-sources.ts'
import classes from './Hero.module.css'

export function Hero() {
  const { LL } = useI18nContext()
  return (
    <section className={`container ${classes.hero}`}>
      <img
        {...imageSources(site.hero, heroImageSizes.width, heroImageSizes.sizes)}
        width={1600}
        height={900}
        alt={LL.hero.alt()}
        fetchPriority="high"
        className={classes.picture}
      />
      <div className={classes.words}>
        <div className="rule" />
        <h1>{LL.hero.title()}</h1>
        <p>{LL.hero.text()}</p>
        <Link to="/search" className="action">
          {LL.hero.action()}
        </Link>
      </div>
    </section>
  )
}
