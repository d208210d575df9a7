import type { ContentEntry, ContentKind } from '#contracts/content.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { publicAddress } from '#src/platform/server-address.ts'
import { site } from '#src/platform/site.ts'
import { localizedPath } from '#i18n/locales.ts'

const types: Record<ContentKind, string> = {
  blogs: 'Article',
  brand: 'Organization',
  video: 'VideoObject',
  gallery: 'ImageGallery',
  services: 'Service',
  exhibition: 'Event',
}

function ownFacts(entry: ContentEntry, shop: object): object {
  const { kind, title, publishedOn, event } = entry
  if (kind === 'blogs')
    return {
      headline: title,
      datePublished: publishedOn,
      author: entry.author ? { '@type': 'Person', name: entry.author } : shop,
      publisher: shop,
    }
  if (kind === 'video')
    return {
      uploadDate: publishedOn,
      thumbnailUrl: publicAddress(entry.picture.src),
      contentUrl: entry.videoUrl ? publicAddress(entry.videoUrl) : undefined,
    }
  if (kind === 'services') return { provider: shop }
  if (kind === 'exhibition' && event)
    return {
      startDate: event.from,
      endDate: event.to,
      location: { '@type': 'Place', name: event.venue, address: event.city },
      organizer: shop,
    }
  return {}
}

export function entryLd(entry: ContentEntry, locale: Locales) {
  const shop = { '@type': 'Organization', name: site.name[locale], url: site.origin }
  return {
    '@type': types[entry.kind],
    name: entry.title,
    description: entry.summary,
    image: publicAddress(entry.picture.src),
    url: site.origin + localizedPath(locale, `/${entry.kind}/${entry.label}`),
    inLanguage: locale,
    ...ownFacts(entry, shop),
  }
}
