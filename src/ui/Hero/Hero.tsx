import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { serverAddress } from '#src/server-address.ts'
import { site } from '#src/site.ts'
import classes from './Hero.module.css'

export function Hero() {
  const { LL } = useI18nContext()
  return (
    <section className={`container ${classes.hero}`}>
      <img
        src={serverAddress(site.hero)}
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
