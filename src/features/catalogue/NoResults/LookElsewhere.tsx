import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { CardActions } from '../ProductCard/ProductCard.tsx'
import { ProductRow } from '../ProductRow/ProductRow.tsx'
import { categoryQueries } from '../queries.ts'
import classes from './LookElsewhere.module.css'

export function LookElsewhere({ actions }: { actions: CardActions }) {
  const { LL } = useI18nContext()
  const id = useId()
  const { data: categories = [] } = useQuery(categoryQueries.tree())
  return (
    <div className={classes.elsewhere}>
      {categories.length > 0 && (
        <nav aria-labelledby={id}>
          <h2 id={id}>{LL.search.browse()}</h2>
          <ul className={classes.categories}>
            {categories.map(({ label, title }) => (
              <li key={label}>
                <Link to="/search/$catLabel" params={{ catLabel: label }} className={classes.category}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ProductRow title={LL.search.popular()} filter={{ inStock: true, pageSize: 4 }} actions={actions} />
    </div>
  )
}
