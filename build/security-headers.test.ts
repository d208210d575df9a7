import { expect, test } from 'vitest'
import { inlineScriptHashes, securityHeaders } from './security-headers.ts'

function policyOf(page: Partial<Parameters<typeof securityHeaders>[0]> = {}): Record<string, string[]> {
  const { 'Content-Security-Policy': policy } = securityHeaders({ hashes: ['sha256-abc='], ...page })
  return Object.fromEntries(
    policy!.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ')
      return [name!, sources]
    }),
  )
}

test('script-src allows only own files and hashed inline scripts', () => {
  expect(policyOf()['script-src']).toEqual(["'self'", "'sha256-abc='"])
  expect(policyOf()['default-src']).toEqual(["'none'"])
})

test('only style-src has an unsafe or wildcard source', () => {
  const lax = Object.entries(policyOf()).filter(([, sources]) => sources.some((one) => /unsafe|\*/.test(one)))
  expect(lax.map(([name]) => name)).toEqual(['style-src'])
})

test('a backend at another origin is allowed in img-src, media-src and connect-src only', () => {
  const origin = 'https://api.example.com'
  const open = Object.entries(policyOf({ apiOrigin: origin })).filter(([, sources]) =>
    sources.includes(origin),
  )
  expect(open.map(([name]) => name)).toEqual(['img-src', 'media-src', 'connect-src'])
})

test('a configured service is allowed in connect-src only', () => {
  const services = ['https://errors.example.net/api/7/envelope/?key=1', 'https://*.analytics.example.net']
  const policy = policyOf({ apiOrigin: 'https://api.example.com', services })
  const origins = ['https://errors.example.net', 'https://*.analytics.example.net']
  expect(policy['connect-src']).toEqual(["'self'", 'https://api.example.com', ...origins])
  const open = Object.entries(policy).filter(([, sources]) => sources.some((one) => origins.includes(one)))
  expect(open.map(([name]) => name)).toEqual(['connect-src'])
})

test.each(['errors.example.net', "'self'", 'data:text/plain,x', 'javascript:alert(1)'])(
  'the service %s without an http(s) origin fails the build',
  (service) => expect(() => policyOf({ services: [service] })).toThrow(service),
)

test('the pictures of seals are allowed in img-src only, those of the shop need nothing', () => {
  const seal = 'https://trustseal.enamad.ir'
  const policy = policyOf({ seals: [`${seal}/logo.aspx?id=1`, `${seal}/logo.aspx?id=2`, '/seals/own.svg'] })
  expect(policy['img-src']).toEqual(["'self'", 'data:', seal])
  const open = Object.entries(policy).filter(([, sources]) => sources.includes(seal))
  expect(open.map(([name]) => name)).toEqual(['img-src'])
  expect(() => policyOf({ seals: ['//seal.example/a.png'] })).toThrow('//seal.example/a.png')
})

test('the headers forbid framing and allow WebOTP', () => {
  expect(policyOf()['frame-ancestors']).toEqual(["'none'"])
  expect(securityHeaders({ hashes: [] })).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': expect.stringContaining('otp-credentials=(self)'),
  })
})

test('inline scripts are hashed, external scripts and JSON-LD are not', () => {
  const html = `<script>alert(1)</script><script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>
<script type="module">
b
</script>`
  expect(inlineScriptHashes(html)).toEqual([
    'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
    'sha256-5u1fIKMXKQ46ulUkDeSKZ+xmkP0iq3GhMyrJ/dvDjMU=',
  ])
})
