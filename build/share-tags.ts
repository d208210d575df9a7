import { localeFromPath } from '../i18n/locales.ts'
import { site } from '../src/platform/site.ts'
import { card } from './share-picture/card-layout.ts'
import type { SharePage } from './share-picture/page-words.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The content of a meta tag that React wrote. */
function contentOf(html: string, property: string): string | null {
  const [, content] = new RegExp(`<meta[^>]* property="${property}" content="([^"]*)"`).exec(html) ?? []
  return content?.replace(/&(#?\w+);/g, (escaped, name: string) => entities[name] ?? escaped) ?? null
}

const money = (amount: string | null) =>
  amount === null ? null : ({ amount: Number(amount), unit: 'IRR' } as const)

/** What the card of a page shows: the same as its head tags say. Null for a page that is not to be shared. */
export function sharePageOf(html: string, address: string): SharePage | null {
  const title = contentOf(html, 'og:title')
  if (title === null) return null
  const now = money(contentOf(html, 'product:price:amount'))
  return {
    locale: localeFromPath(address),
    title,
    picture: contentOf(html, 'og:image'),
    price: now && { now, before: money(contentOf(html, 'product:original_price:amount')) },
  }
}

/** Previews show rasters alone, and take the size on trust to draw their frame before the picture has come. */
export function withShareTags(html: string, path: string): string {
  const tags = [
    ['', site.origin + path],
    [':type', 'image/jpeg'],
    [':width', card.width],
    [':height', card.height],
  ].map(([name, content]) => `<meta data-prerendered property="og:image${name}" content="${content}"/>`)
  return html.replace(/<meta[^>]* property="og:image" [^>]*>/, () => tags.join('\n    '))
}
