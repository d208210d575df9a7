import { expect, test } from 'vitest'
import { nginxFiles, nginxPages } from './nginx-files.ts'

const headers = { 'Referrer-Policy': 'no-referrer', 'Content-Security-Policy': "default-src 'none'" }

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
