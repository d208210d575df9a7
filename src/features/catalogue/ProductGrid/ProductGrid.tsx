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
      {products.map((product, index) => (
        <li key={product.variant === undefined ? product.id : product.productItemId}>
          <ProductCard
            product={product}
            item={product.variant === undefined ? undefined : product.productItemId}
            actions={actions}
            eager={index < eager}
            titleTag={titleTag}
          />
        </li>
      ))}
    </ul>
  )
}
