import { expect, test } from 'vitest'
import { cachingOf, headersFile, isPage, nginxFiles, redirectsFile } from './hosting.ts'

const headers = { 'Referrer-Policy': 'no-referrer', 'Content-Security-Policy': "default-src 'none'" }

test.each([
  ['/assets/x-1a2b3c4.js', 'public, max-age=31536000, immutable'],
  ['/icons/zarrin.svg', 'public, max-age=86400'],
  ['/', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/en/basket', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/builds/latest.json', 'no-cache'],
  ['/manifest-fa.webmanifest', 'no-cache'],
])('%s is kept: %s', (path, caching) => expect(cachingOf(path)).toBe(caching))

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
])('%s without a file is a page: %s', (path, expected) => expect(isPage(path)).toBe(expected))

test('a static host sends every file with the headers, and keeps what is hashed', () => {
  expect(headersFile(headers)).toBe(`/*
  Referrer-Policy: no-referrer
  Content-Security-Policy: default-src 'none'
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/icons/*
  Cache-Control: public, max-age=86400
/screenshots/*
  Cache-Control: public, max-age=86400
/
  Cache-Control: no-cache
/sw.js
  Cache-Control: no-cache
/builds/*
  Cache-Control: no-cache
`)
})

test('a static host answers a page with the shop, a missing file and a call without a server with 404', () => {
  expect(redirectsFile()).toBe(`/assets/* /not-found 404
/builds/* /not-found 404
/api/* /not-found 404
/* /index.html 200
`)
  expect(redirectsFile('https://api.example.com/')).toContain(
    '/api/* https://api.example.com/api/:splat 200\n',
  )
})

test('nginx sends the same', () => {
  const { 'headers.conf': sent, 'caching.conf': map } = nginxFiles(headers)
  expect(sent).toBe(`add_header Referrer-Policy "no-referrer" always;
add_header Content-Security-Policy "default-src 'none'" always;
add_header Cache-Control $caching;
`)
  expect(map).toContain('  ~^/assets/ "public, max-age=31536000, immutable";\n')
})
