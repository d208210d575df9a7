import { expect, test } from 'vitest'
import { headersFile, redirectsFile } from './static-host-files.ts'

const headers = { 'Referrer-Policy': 'no-referrer', 'Content-Security-Policy': "default-src 'none'" }

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
