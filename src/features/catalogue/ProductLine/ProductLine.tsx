import { Link } from '@tanstack/react-router'
import type { ProductCard as Product } from '#contracts/catalogue.ts'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { Price } from '#src/ui/Price/Price.tsx'
import { Rating } from '#src/ui/Rating/Rating.tsx'
import { Badge } from '../ProductCard/Badge.tsx'
import { preloadDelay } from '../ProductCard/ProductCard.tsx'
import type { CardActions } from '../ProductCard/ProductCard.tsx'
import classes from './ProductLine.module.css'

type Props = {
  product: Product
  item?: number | undefined
  actions: CardActions
  eager: boolean
  titleTag: 'h2' | 'h3'
}

export function ProductLine({ product, item, actions, eager, titleTag: Title }: Props) {
  const { like, add } = actions(product)
  const { catLabel, label, title, maker, city, rating } = product
  return (
    <article className={classes.line} data-sold-out={product.stockLeft === 0 || undefined}>
      <div className={classes.picture}>
        <Picture picture={product.picture} width={160} eager={eager} alt="" />
      </div>
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
        <p className={classes.maker}>{maker}</p>
        <p className={classes.maker}>{city}</p>
        <div className={classes.more}>
          {rating.count > 0 && <Rating {...rating} />}
          <Badge product={product} />
        </div>
      </div>
      <div className={classes.price}>
        <Price price={product.price} oldPrice={product.oldPrice} discountPercent={product.discountPercent} />
      </div>
      <div className={classes.actions}>
        {like}
        {product.stockLeft > 0 && add}
      </div>
    </article>
  )
}
