import type { ProductItem } from '#contracts/product.ts'
import { publicAddress } from '#src/platform/server-address.ts'
import { site } from '#src/platform/site.ts'
import { HeadLinks } from './HeadLinks.tsx'

export type PageMeta = {
  title: string
  description: string
  image?: string
  type?: 'website' | 'product' | 'article'
  offer?: Pick<ProductItem, 'price' | 'oldPrice'>
}

export function HeadTags({ title, description, image = site.hero, type = 'website', offer }: PageMeta) {
  return (
    <>
      <HeadLinks />
      <meta name="description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={publicAddress(image)} />
      <meta property="og:image:alt" content={title} />
      {offer && (
        <>
          <meta property="product:price:amount" content={String(offer.price.amount)} />
          <meta property="product:price:currency" content={offer.price.unit} />
        </>
      )}
      {offer?.oldPrice && (
        <meta property="product:original_price:amount" content={String(offer.oldPrice.amount)} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
