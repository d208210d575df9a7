import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { categoryQueries } from '../queries.ts'
import classes from './CategoryMosaic.module.css'

/** Unequal tiles; without categories there is nothing to show, and the page still stands. */
export function CategoryMosaic() {
  const { LL } = useI18nContext()
  const { data: categories = [] } = useQuery(categoryQueries.tree())
  if (categories.length === 0) return null
  return (
    <section className="container">
      <h2>{LL.home.categories()}</h2>
      <ul className={classes.mosaic}>
        {categories.map((category) => (
          <li key={category.id} className={classes.tile}>
            <Link to="/search/$catLabel" params={{ catLabel: category.label }} className={classes.link}>
              <Picture picture={category.picture} width={480} alt="" />
              <span className={classes.title}>{category.title}</span>
              <span className={classes.blurb}>{category.blurb}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
