import { publicAddress } from '#src/platform/server-address.ts'
import { site } from '#src/platform/site.ts'
import { HeadLinks } from './HeadLinks.tsx'

export type PageMeta = {
  title: string
  description: string
  image?: string
  type?: 'website' | 'product' | 'article'
}

export function HeadTags({ title, description, image = site.hero, type = 'website' }: PageMeta) {
  return (
    <>
      <HeadLinks />
      <meta name="description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={publicAddress(image)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
