import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ProductCard as Product } from '#contracts/catalogue.ts'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { cardImageSizes } from '../image-sizes.ts'
import { Price } from '#src/ui/Price/Price.tsx'
import { Rating } from '#src/ui/Rating/Rating.tsx'
import { Badge } from './Badge.tsx'
import classes from './ProductCard.module.css'

/** Passed in by the page: the catalogue imports no other feature. */
export type CardActions = (product: Product) => { like: ReactNode; add: ReactNode }

type Props = {
  /** With `variant`, the card is of that variant alone. */
  product: Product & { variant?: string }
  /** The variant to link; without it, the page chooses. */
  item?: number | undefined
  actions: CardActions
  eager?: boolean
  titleTag?: 'h2' | 'h3'
}

/** ms in the viewport before a product is prefetched, so that scrolling past sends no requests. */
export const preloadDelay = 700

/** The link covers the whole card and comes first, so that what is read and focused after it has a name. Links must not contain buttons. */
export function ProductCard({ product, item, actions, eager = false, titleTag: Title = 'h3' }: Props) {
  const { like, add } = actions(product)
  const { catLabel, label, title, city, rating, variant } = product
  return (
    <article className={classes.card} data-sold-out={product.stockLeft === 0 || undefined}>
      <div className={classes.facts}>
        <Title className={classes.title}>
          <Link
            to="/search/$catLabel/$productLabel"
            params={{ catLabel, productLabel: label }}
            search={{ item }}
            preloadDelay={preloadDelay}
            className={classes.link}
          >
            {title}
          </Link>
        </Title>
        <p className={classes.maker}>{variant ?? city}</p>
        <div className={classes.rating}>{rating.count > 0 && <Rating {...rating} />}</div>
        <div className={classes.foot}>
          <Price
            price={product.price}
            oldPrice={product.oldPrice}
            discountPercent={product.discountPercent}
          />
        </div>
      </div>
      <div className={classes.picture}>
        <Picture picture={product.picture} {...cardImageSizes} eager={eager} alt="" />
        <Badge product={product} />
        {product.stockLeft > 0 && <div className={classes.add}>{add}</div>}
      </div>
      <div className={classes.like}>{like}</div>
    </article>
  )
}
