import { expect, test } from 'vitest'
import { fileCacheControl, isPage } from './hosting.ts'

test.each([
  ['/assets/x-1a2b3c4.js', 'public, max-age=31536000, immutable'],
  ['/share/0123456789abcdef01234567.jpg', 'public, max-age=31536000, immutable'],
  ['/icons/zarrin.svg', 'public, max-age=86400'],
  ['/', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/en/basket', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/builds/latest.json', 'no-cache'],
  ['/manifest-fa.webmanifest', 'no-cache'],
])('the Cache-Control of %s is %s', (path, caching) => expect(fileCacheControl(path)).toBe(caching))

test.each([
  ['/', true],
  ['/en/search/copper', true],
  ['/ru/profile/accountorder/ZR-100001', true],
  ['/v1.2/basket', true],
  ['/assets/nothing', false],
  ['/builds/latest', false],
  ['/sw.js', false],
  ['/_redirects', false],
  ['/en/old-page.html', false],
])('the path %s without a file is answered with index.html: %s', (path, expected) =>
  expect(isPage(path)).toBe(expected),
)
