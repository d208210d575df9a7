import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/platform/site.ts'
import { publicAddress } from '#src/platform/server-address.ts'
import { HeadLinks } from './HeadLinks.tsx'

export type PageMeta = {
  title: string
  description: string
  image?: string
  type?: 'website' | 'product' | 'article'
}

export default function HeadTags({ title, description, image = site.hero, type = 'website' }: PageMeta) {
  const { locale } = useI18nContext()
  return (
    <>
      <HeadLinks />
      <meta name="description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={`${title} · ${site.name[locale]}`} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={publicAddress(image)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
