import type {
  Article,
  Event,
  FAQPage,
  ImageGallery,
  OrganizationLeaf,
  Service,
  VideoObject,
  WebPage,
} from 'schema-dts'
import type { ContentEntry } from '#contracts/content.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { pageAddress } from '#src/platform/page-address.ts'
import { publicAddress } from '#src/platform/server-address.ts'
import { publisherLd } from '#src/ui/JsonLd/shop-ld.ts'
import { videoLd } from '#src/ui/JsonLd/video-ld.ts'
import { eventLd } from './event-ld.ts'
import { helpLd } from './help-ld.ts'

type EntryLd = Article | Event | FAQPage | ImageGallery | OrganizationLeaf | Service | VideoObject | WebPage

export function entryLd(entry: ContentEntry, locale: Locales): EntryLd {
  const { kind, title, summary, picture, publishedOn, author, event, videoUrl } = entry
  const shop = publisherLd(locale)
  const about = {
    name: title,
    description: summary,
    image: publicAddress(picture.src),
    url: pageAddress(locale, `/${kind}/${entry.label}`),
  }
  switch (kind) {
    case 'blogs':
      return {
        '@type': 'Article',
        ...about,
        headline: title,
        mainEntityOfPage: about.url,
        inLanguage: locale,
        datePublished: publishedOn,
        author: author === null ? shop : { '@type': 'Person', name: author },
        publisher: shop,
      }
    case 'video':
      return {
        ...about,
        ...videoLd({ src: videoUrl, title, description: summary, picture, on: publishedOn }),
        inLanguage: locale,
        publisher: shop,
      }
    case 'exhibition':
      return { '@type': 'Event', ...about, inLanguage: locale, ...(event && eventLd(event)), organizer: shop }
    case 'gallery':
      return { '@type': 'ImageGallery', ...about, inLanguage: locale }
    case 'services':
      return { '@type': 'Service', ...about, provider: shop }
    case 'help':
      return {
        ...helpLd(entry.body),
        ...about,
        inLanguage: locale,
        dateModified: publishedOn,
        publisher: shop,
      }
    case 'brand':
      return { '@type': 'Organization', ...about }
  }
}
