import type { ReactNode } from 'react'
import type { Product, ProductItem } from '#contracts/catalogue.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/site.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx'
import { Price } from '#src/ui/Price/Price.tsx'
import { Rating } from '#src/ui/Rating/Rating.tsx'
import { Gallery } from '../Gallery/Gallery.tsx'
import { Reviews } from '../Reviews/Reviews.tsx'
import { VariantPicker } from '../VariantPicker/VariantPicker.tsx'
import classes from './ProductDetails.module.css'

type Props = {
  product: Product
  item: ProductItem
  onPick: (item: ProductItem) => void
  like: ReactNode
  /** What can be done with the item; the page hands it in. */
  actions: ReactNode
}

function Stock({ stockLeft }: { stockLeft: number }) {
  const { LL } = useI18nContext()
  if (stockLeft === 0) return <p className={classes.soldOut}>{LL.product.soldOutText()}</p>
  if (stockLeft <= site.fewLeft)
    return <p className={classes.few}>{LL.product.stockLeft({ count: stockLeft })}</p>
  return <p className={classes.inStock}>{LL.product.inStock()}</p>
}

export function ProductDetails({ product, item, onPick, like, actions }: Props) {
  const { LL } = useI18nContext()
  const { title, maker, city, rating } = product
  return (
    <div className={`container ${classes.page}`}>
      <Breadcrumbs path={product.path} current={title} />
      <article className={classes.columns}>
        <Gallery key={item.pictures[0]?.src} title={title} pictures={item.pictures} />
        <div className={classes.facts}>
          <header className={classes.header}>
            <div>
              <h1 className={classes.title}>{title}</h1>
              <p className={classes.maker}>{LL.product.by({ maker, city })}</p>
            </div>
            {like}
          </header>
          {rating.count > 0 && <Rating {...rating} />}
          <p>{product.summary}</p>
          <VariantPicker product={product} item={item} onPick={onPick} />
          <div className={classes.buy} aria-live="polite">
            <Price
              price={item.price}
              oldPrice={item.oldPrice}
              discountPercent={item.discountPercent}
              size="lg"
            />
            <Stock stockLeft={item.stockLeft} />
          </div>
          <div className={classes.actions}>{actions}</div>
          <p className={classes.sku}>
            {LL.product.sku()}: <bdi dir="ltr">{item.sku}</bdi>
          </p>
        </div>
      </article>
      <div className={classes.more}>
        <section className={classes.about}>
          <h2>{LL.product.about()}</h2>
          <p>{product.description}</p>
        </section>
        <section>
          <h2>{LL.product.specs()}</h2>
          <dl className={classes.specs}>
            {product.specs.map(({ title: name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      {product.reviews.length > 0 && (
        <section>
          <h2 className={classes.heading}>{LL.product.reviews()}</h2>
          <Reviews reviews={product.reviews} />
        </section>
      )}
    </div>
  )
}
