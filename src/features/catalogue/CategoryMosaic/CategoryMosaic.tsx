import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { categoryQueries } from '../queries.ts'
import classes from './CategoryMosaic.module.css'

const skeletonTiles = Array.from({ length: 7 }, (_, index) => (
  <li key={index} className={`${classes.tile} ${classes.blank}`} />
))

export function CategoryMosaic() {
  const { LL } = useI18nContext()
  const { data: categories, isPending } = useQuery(categoryQueries.tree())
  if (!isPending && !categories?.length) return null
  return (
    <section className="container">
      <h2>{LL.hero.categories()}</h2>
      <ul className={classes.mosaic}>
        {categories?.map((category, index) => (
          <li key={category.id} className={classes.tile}>
            <Link to="/search/$catLabel" params={{ catLabel: category.label }} className={classes.link}>
              <Picture
                picture={category.picture}
                width={480}
                sizes={index ? 'min(50vw, 260px)' : 'min(100vw, 520px)'}
                alt=""
              />
              <span className={classes.title}>{category.title}</span>
              <span className={classes.blurb}>{category.blurb}</span>
            </Link>
          </li>
        ))}
        {isPending && skeletonTiles}
      </ul>
    </section>
  )
}
