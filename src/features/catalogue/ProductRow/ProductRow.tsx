import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ProductFilter } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import type { CardActions } from '../ProductCard/ProductCard.tsx'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import { productQueries } from '../queries.ts'
import classes from './ProductRow.module.css'

type Props = { title: string; filter: ProductFilter; actions: CardActions }

export function ProductRow({ title, filter, actions }: Props) {
  const { LL } = useI18nContext()
  const { data } = useSuspenseQuery(productQueries.list(filter))
  const { pageSize: _, ...search } = filter
  return (
    <section className="container">
      <header className={classes.header}>
        <h2>{title}</h2>
        <Link to="/search" search={search} className={classes.all}>
          {LL.home.seeAll()}
        </Link>
      </header>
      <ProductGrid products={data.products} actions={actions} />
    </section>
  )
}
