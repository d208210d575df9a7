import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ProductFilter } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { PagePending } from '#src/ui/PagePending/PagePending.tsx'
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

function SeeAll({ filter }: { filter: ProductFilter }) {
  const { LL } = useI18nContext()
  const { category, pageSize: _, ...search } = filter
  const shown = { search, className: classes.all, children: LL.home.seeAll() }
  if (category === undefined) return <Link to="/search" {...shown} />
  return <Link to="/search/$catLabel" params={{ catLabel: category }} {...shown} />
}

/** A row of goods beside what the page is about: without an answer it is left out, and the page still stands. */
export function ProductRow({ title, filter, actions, except }: Props) {
  const { data, isPending } = useQuery(productQueries.list(filter))
  if (isPending) return <PagePending cards={perRow} />
  const products = data?.products.filter(({ id }) => id !== except).slice(0, perRow) ?? []
  if (products.length === 0) return null
  return (
    <section className="container">
      <header className={classes.header}>
        <h2>{title}</h2>
        <SeeAll filter={filter} />
      </header>
      <ProductGrid products={products} actions={actions} />
    </section>
  )
}
