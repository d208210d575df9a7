import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ProductFilter } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { CardActions } from '../ProductCard/ProductCard.tsx'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import { productQueries } from '../queries.ts'
import classes from './ProductRow.module.css'

type Props = {
  title: string
  filter: ProductFilter
  actions: CardActions
  /** The id of a product that the page shows already. */
  except?: number
}

const perRow = 4

export function ProductRow({ title, filter, actions, except }: Props) {
  const { LL } = useI18nContext()
  const { data } = useSuspenseQuery(productQueries.list(filter))
  const { pageSize: _, ...search } = filter
  const products = data.products.filter(({ id }) => id !== except).slice(0, perRow)
  if (products.length === 0) return null
  return (
    <section className="container">
      <header className={classes.header}>
        <h2>{title}</h2>
        <Link to="/search" search={search} className={classes.all}>
          {LL.home.seeAll()}
        </Link>
      </header>
      <ProductGrid products={products} actions={actions} />
    </section>
  )
}
