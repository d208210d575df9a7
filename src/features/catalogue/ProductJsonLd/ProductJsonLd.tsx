import type { Product } from '#contracts/product.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { tehranToday } from '#i18n/tehran.ts'
import { JsonLd } from '#src/ui/JsonLd/JsonLd.tsx'
import { videoLd } from '#src/ui/JsonLd/video-ld.ts'
import { productLd } from './product-ld.ts'

export function ProductJsonLd({ product }: { product: Product }) {
  const { locale } = useI18nContext()
  return (
    <>
      <JsonLd data={productLd(product, locale, tehranToday())} />
      {product.videos?.map(({ src, title, picture, on }) => (
        <JsonLd key={src} data={videoLd({ src, title, description: product.summary, picture, on })} />
      ))}
    </>
  )
}
