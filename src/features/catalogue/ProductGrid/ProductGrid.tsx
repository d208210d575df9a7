import type { ProductCard as Product } from '#contracts/catalogue.ts'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import type { CardActions } from '../ProductCard/ProductCard.tsx'
import classes from './ProductGrid.module.css'

type Props = {
  products: readonly (Product & { variant?: string })[]
  actions: CardActions
  eager?: number
  titleTag?: 'h2' | 'h3'
}

export function ProductGrid({ products, actions, eager = 0, titleTag }: Props) {
  return (
    <ul className={classes.grid}>
      {products.map((product, index) => {
        const item = product.variant === undefined ? undefined : product.productItemId
        const place = { eager: index < eager, titleTag }
        return (
          <li key={item ?? product.id}>
            <ProductCard product={product} item={item} actions={actions} {...place} />
          </li>
        )
      })}
    </ul>
  )
}
