import { expect, test } from 'vitest'
import { fileCacheControl, headersFile, isPage, nginxFiles, nginxPages, redirectsFile } from './hosting.ts'

const headers = { 'Referrer-Policy': 'no-referrer', 'Content-Security-Policy': "default-src 'none'" }

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

test('_headers adds the security headers to every file and caches hashed files for good', () => {
  expect(headersFile(headers)).toBe(`/*
  Referrer-Policy: no-referrer
  Content-Security-Policy: default-src 'none'
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/share/*
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

test('_redirects answers personal pages with the shell, missing files and calls without a backend with 404', () => {
  const rules = redirectsFile({ hasPages: true })
  expect(rules).toContain('/assets/* /not-found 404\n')
  expect(rules).toContain('/api/* /not-found 404\n')
  expect(rules).toContain('/basket /shell 200\n')
  expect(rules).toContain('/en/profile/* /shell 200\n')
  expect(rules).not.toMatch(/^\/\* /m)
  expect(rules).toMatch(/\n\/en\/\* \/en\/404\.html 404\n\/ru\/\* \/ru\/404\.html 404\n$/)
  expect(redirectsFile({ api: 'https://api.example.com/', hasPages: true })).toContain(
    '/api/* https://api.example.com/api/:splat 200\n',
  )
})

/** As a static host does: files win over rules, then the first rule that matches. */
function staticAnswer(path: string): [number, string] {
  const files = ['/search/copper.html', '/assets/app.js']
  const file = [path, `${path}.html`].find((name) => files.includes(name))
  if (file !== undefined) return [200, file]
  for (const rule of redirectsFile({ hasPages: true }).trim().split('\n')) {
    const [from, to, status] = rule.split(' ') as [string, string, string]
    const matches = from.endsWith('/*') ? `${path}/`.startsWith(from.slice(0, -1)) : path === from
    if (matches) return [Number(status), to]
  }
  return [404, '/404.html']
}

test.each([
  ['/search/copper', 200, '/search/copper.html'],
  ['/assets/app.js', 200, '/assets/app.js'],
  ['/basket', 200, '/shell'],
  ['/basket/none', 200, '/shell'],
  ['/ru/newsletter', 200, '/shell'],
  ['/en/basket/shared/x', 200, '/shell'],
  ['/en/profile/likes', 200, '/shell'],
  ['/ru/loginRegister', 200, '/shell'],
  ['/en/compare', 200, '/shell'],
  ['/en/discount/ZARRIN10', 200, '/shell'],
  ['/newsletter/confirm/x', 200, '/shell'],
  ['/nowhere', 404, '/404.html'],
  ['/en/nowhere', 404, '/en/404.html'],
  ['/ru/search/copper/none', 404, '/ru/404.html'],
  ['/assets/gone.js', 404, '/not-found'],
  ['/share/gone.jpg', 404, '/not-found'],
])('_redirects answers %s with %d and %s', (path, status, file) => {
  expect(staticAnswer(path)).toEqual([status, file])
})

test('without pages _redirects answers every address with the shell', () => {
  expect(redirectsFile({ hasPages: false })).toMatch(/\n\/\* \/shell 200\n$/)
})

test('the nginx includes have the same headers and caching', () => {
  const { 'headers.conf': sent, 'caching.conf': map } = nginxFiles(headers)
  expect(sent).toBe(`add_header Referrer-Policy "no-referrer" always;
add_header Content-Security-Policy "default-src 'none'" always;
add_header Cache-Control $caching;
`)
  expect(map).toContain('  ~^/assets/ "public, max-age=31536000, immutable";\n')
})

/** Value of a map of nginx: the exact one, else that of the first pattern that matches, else the default. */
function mapValue(name: string, key: string): string {
  const [, rules] = RegExp(`map \\S+ \\$${name} \\{\\n(.*?)\\n\\}`, 's').exec(nginxPages({ hasPages: true }))!
  const pairs = [...rules!.matchAll(/^ {2}(\S+) "(.*)";$/gm)].map(
    ([, pattern, value]) => [pattern!, value!] as const,
  )
  for (const [pattern, value] of pairs) {
    const match = pattern.startsWith('~') ? RegExp(pattern.slice(1)).exec(key) : null
    if (match || pattern === `"${key}"`)
      return value.replace('$page_number', match?.groups?.page_number ?? '')
  }
  return Object.fromEntries(pairs).default!
}

const suffixOf = (address: string) => {
  const [path = '', query = ''] = address.split('?')
  return mapValue('page_suffix', `${mapValue('own_param', path)}?${query}`)
}

test.each([
  ['/', ''],
  ['/about?utm_source=bale&gclid=1', ''],
  ['/search?page=2', '.page-2'],
  ['/ru/search/copper?utm_source=bale&page=12&gad_source=1', '.page-12'],
  ['/en/blogs?page=2', '.page-2'],
  ['/search?page=1', '..first'],
  ['/about?page=1', '..view'],
  ['/search/copper/pot?item=10012&utm_source=torob', ''],
  ['/search?sort=newest', '..view'],
  ['/search?page=2&sort=newest', '..view'],
  ['/search?page=02', '..view'],
  ['/?page=2', '..view'],
  ['/about?page=2', '..view'],
  ['/en/blogs/one?page=2', '..view'],
  ['/search/copper/pot?page=2', '..view'],
  ['/search/copper?item=3', '..view'],
])('nginx adds to the file of %s: %j', (address, suffix) => expect(suffixOf(address)).toBe(suffix))

test.each([
  ['/search?text=pot', true],
  ['/en/search?text=', true],
  ['/ru/search?utm_source=bale&text=%D0%BE+a&page=2&gclid=1', true],
  ['/search?page=2&text=pot', true],
  ['/search?text=pot&sort=newest', false],
  ['/search?text=pot&text=tray', false],
  ['/search?context=pot', false],
  ['/search?page=2', false],
  ['/search/copper?text=pot', false],
  ['/en/searches?text=pot', false],
])('nginx asks a renderer for the search %s: %s', (address, isAsked) => {
  expect(mapValue('search_query', address) !== '').toBe(isAsked)
})

/** Values of nginx's map of a decoded path, with the end of PCRE: `\z` is the end, `$` may stand before a last line break. */
function linkOf(uri: string): string {
  const [, rules] = /map \$uri \$canonical_link \{\n(.*?)\n\}/s.exec(nginxPages({ hasPages: true }))!
  const [, otherwise] = /^ {2}default (?:"|')(.*)(?:"|');$/m.exec(rules!)!
  for (const [, pattern, value] of rules!.matchAll(/^ {2}~(\S+) (?:"|')(.*)(?:"|');$/gm)) {
    const ends = pattern!.replaceAll('$', String.raw`(?=\n?(?![^]))`).replaceAll(String.raw`\z`, '(?![^])')
    if (RegExp(ends).test(uri)) return value!.replace('$uri', uri)
  }
  return otherwise!.replace('$uri', uri)
}

test.each([
  ['/search/copper', '<https://zarrin.example/search/copper>; rel="canonical"'],
  ['/ru/search/copper/pot-2', '<https://zarrin.example/ru/search/copper/pot-2>; rel="canonical"'],
  ['/Request', '<https://zarrin.example/Request>; rel="canonical"'],
  ['/basket', ''],
  ['/en/profile/likes', ''],
  ['/search\r\nX-Planted: yes', ''],
  ['/search\n', ''],
  ['/search/a>; rel="canonical", <https://other.example', ''],
  ['/search/فرش', ''],
])('the canonical page that nginx names for views of %j is %j', (uri, link) => {
  expect(linkOf(uri)).toBe(link)
})

test('the map of nginx reads a long query of params in one pass', () => {
  /** Other processes do not slow down the clock of this thread. */
  const before = process.threadCpuUsage()
  expect(suffixOf(`/search?${'gclid='.repeat(2_000)}&x`)).toBe('..view')
  expect(process.threadCpuUsage(before).user).toBeLessThan(100_000)
})

test('without pages nginx answers every address with the shell', () => {
  expect(nginxPages({ hasPages: false })).toContain('default "/shell.html";')
  expect(nginxPages({ hasPages: true })).toContain('default "/..none";')
})
