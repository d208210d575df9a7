import { expect, test } from 'vitest'
import { sharePageOf, withShareTags } from './share-tags.ts'

const html = `<meta data-prerendered="" property="og:title" content="Rug &quot;Kashan&quot; &amp; runner"/>
<meta data-prerendered="" property="og:image" content="https://zarrin.example/api/pictures/rug.svg"/>
<meta data-prerendered="" property="product:price:amount" content="36800000"/>
<meta data-prerendered="" property="product:original_price:amount" content="46000000"/>`

test('a card shows what the head tags of its page say', () => {
  expect(sharePageOf(html, '/en/search/rugs/kashan')).toEqual({
    locale: 'en',
    title: 'Rug "Kashan" & runner',
    picture: 'https://zarrin.example/api/pictures/rug.svg',
    price: { now: { amount: 36_800_000, unit: 'IRR' }, before: { amount: 46_000_000, unit: 'IRR' } },
  })
})

test('a page without a price has a card without one, and a page without a title has none', () => {
  expect(sharePageOf(html.replaceAll('product:', 'other:'), '/about')).toMatchObject({ price: null })
  expect(sharePageOf('<title>404</title>', '/about')).toBeNull()
})

test('the tags name the raster, its type and its size once', () => {
  const shared = withShareTags(html, '/share/$&.jpg')
  expect(
    [...shared.matchAll(/property="(og:image[^"]*)" content="([^"]*)"/g)].map(([, ...tag]) => tag),
  ).toEqual([
    ['og:image', 'https://zarrin.example/share/$&.jpg'],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ])
})
