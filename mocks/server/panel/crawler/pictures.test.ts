import { expect, test } from 'vitest'
import { crawlers } from './crawlers.ts'
import { pictureLimits, pictureProblem } from './pictures.ts'
import type { PictureFacts } from './pictures.ts'

const good: PictureFacts = {
  address: 'https://shop.test/pot.png',
  fetchedFrom: 'https://shop.test/pot.png',
  status: 200,
  type: 'image/png',
  bytes: 200_000,
  width: 1200,
  height: 630,
}

test('a raster picture of 1200 × 630 has no problem', () => {
  expect(pictureProblem('og:image', good)).toBeNull()
  for (const crawler of Object.values(crawlers)) expect(pictureLimits(crawler, 'og:image', good)).toEqual([])
})

test.each<[Partial<PictureFacts>, string]>([
  [{ type: 'image/svg+xml' }, 'og:image is an SVG: no messenger shows it.'],
  [{ type: 'text/html' }, 'og:image answers text/html, which is no picture.'],
  [{ type: null }, 'og:image answers without a content type.'],
  [{ status: 404 }, 'og:image answers 404.'],
  [{ status: null }, 'og:image cannot be fetched.'],
  [{ address: '/pot.png' }, 'og:image is no absolute address: write it with https:// and the host.'],
  [{ address: 'http://shop.test/pot.png' }, 'og:image is no https address.'],
  [{ width: null, height: null }, 'og:image is no picture that can be read.'],
])('a picture with %j is not shown', (change, problem) => {
  expect(pictureProblem('og:image', { ...good, ...change })).toBe(problem)
})

test.each([
  ['whatsapp', { bytes: 700_000 }, 'og:image has 700 kB; WhatsApp shows at most 600 kB.'],
  ['instagram', { width: 150 }, 'og:image is 150 × 630; Instagram shows none below 200 × 200.'],
  [
    'whatsapp',
    { width: 3000, height: 600 },
    'og:image is more than 4 times as wide as high: WhatsApp shows none.',
  ],
] as const)('%s does not show a picture with %j', (name, change, limit) => {
  expect(pictureLimits(crawlers[name], 'og:image', { ...good, ...change })).toEqual([limit])
})
