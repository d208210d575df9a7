import { expect, test } from 'vitest'
import { entryOf } from '#stories/content-fixtures.ts'
import { site } from '#src/platform/site.ts'
import { entryLd } from './entry-ld.ts'

const shop = { '@type': 'Organization', name: site.name.en, logo: site.origin + site.logo }

test('an article has its author, and the shop publishes it', () => {
  expect(entryLd(entryOf('blogs', { author: 'Bahman' }), 'en')).toMatchObject({
    '@type': 'Article',
    mainEntityOfPage: `${site.origin}/en/blogs/one-of-many`,
    datePublished: '2026-11-02',
    author: { '@type': 'Person', name: 'Bahman' },
    publisher: shop,
  })
})

test('the shop is the author of an article that names none', () => {
  expect(entryLd(entryOf('blogs', { author: null }), 'en')).toMatchObject({ author: shop })
})

test('a film has the time of its upload in Tehran, and no address without a file', () => {
  const film = entryLd(entryOf('video', { videoUrl: '/api/videos/one.webm' }), 'fa')
  expect(film).toMatchObject({
    '@type': 'VideoObject',
    uploadDate: '2026-11-02T00:00:00+03:30',
    thumbnailUrl: `${site.origin}${entryOf('video').picture.src}`,
    contentUrl: `${site.origin}/api/videos/one.webm`,
  })
  expect(entryLd(entryOf('video'), 'fa')).not.toHaveProperty('contentUrl')
})

test('an exhibition has its days, its place and the shop as organizer', () => {
  expect(entryLd(entryOf('exhibition'), 'en')).toMatchObject({
    '@type': 'Event',
    startDate: '2026-11-12',
    endDate: '2026-11-24',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'نگارخانه برگ', address: { addressLocality: 'تهران' } },
    organizer: shop,
  })
})

test.each([
  ['brand', 'Organization'],
  ['gallery', 'ImageGallery'],
  ['services', 'Service'],
  ['help', 'WebPage'],
] as const)('%s is schema.org’s %s', (kind, type) => {
  expect(entryLd(entryOf(kind), 'ru')).toMatchObject({
    '@type': type,
    url: `${site.origin}/ru/${kind}/one-of-many`,
  })
})
