import type { Product, ProductItem } from '#contracts/product.ts'
import { toman } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'

type Props = { product: Product; item: ProductItem }

/** What the price comparison torob.com reads of a Persian product page: prices in Toman, ASCII digits. */
export function TorobTags({ product, item }: Props) {
  const { locale } = useI18nContext()
  if (locale !== 'fa') return null
  const { id, title, price, oldPrice, stockLeft } = { ...item, title: product.title }
  return (
    <>
      <meta name="product_id" content={String(id)} />
      <meta name="product_name" content={title} />
      <meta name="product_price" content={String(toman(price))} />
      {oldPrice && <meta name="product_old_price" content={String(toman(oldPrice))} />}
      <meta name="availability" content={stockLeft > 0 ? 'instock' : 'outofstock'} />
    </>
  )
}
