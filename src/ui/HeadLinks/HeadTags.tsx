import { useLocation } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { site } from '#src/platform/site.ts'
import { HeadLinks } from './HeadLinks.tsx'
import { shareImagePath, shareImageSize } from './share-image.ts'

export type PageMeta = {
  title: string
  description: string
  type?: 'website' | 'product' | 'article'
  /** Path of the page whose picture link previews show, if it is another one. */
  sharedAs?: string
}

export function HeadTags({ title, description, type = 'website', sharedAs }: PageMeta) {
  const { locale } = useI18nContext()
  const { pathname } = useLocation()
  return (
    <>
      <HeadLinks />
      <meta name="description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={site.origin + shareImagePath(locale, sharedAs ?? pathname)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
