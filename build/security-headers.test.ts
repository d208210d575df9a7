import { expect, test } from 'vitest'
import { inlineScriptHashes, securityHeaders } from './security-headers.ts'

/** The sources of each directive. */
function policyOf(page: Partial<Parameters<typeof securityHeaders>[0]> = {}): Record<string, string[]> {
  const { 'Content-Security-Policy': policy } = securityHeaders({ hashes: ['sha256-abc='], ...page })
  return Object.fromEntries(
    policy!.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ')
      return [name!, sources]
    }),
  )
}

test('scripts are files of the shop and those that are named by their content', () => {
  expect(policyOf()['script-src']).toEqual(["'self'", "'sha256-abc='"])
  expect(policyOf()['default-src']).toEqual(["'none'"])
})

test('only styles may stand in the page', () => {
  const lax = Object.entries(policyOf()).filter(([, sources]) => sources.some((one) => /unsafe|\*/.test(one)))
  expect(lax.map(([name]) => name)).toEqual(['style-src'])
})

test('a server elsewhere may be called and shown, and may not run anything', () => {
  const origin = 'https://api.example.com'
  const open = Object.entries(policyOf({ apiOrigin: origin })).filter(([, sources]) =>
    sources.includes(origin),
  )
  expect(open.map(([name]) => name)).toEqual(['img-src', 'media-src', 'connect-src'])
})

test('a service that is plugged in may be called, and may not run or show anything', () => {
  const services = ['https://errors.example.net/api/7/envelope/?key=1', 'https://*.analytics.example.net']
  const policy = policyOf({ apiOrigin: 'https://api.example.com', services })
  const origins = ['https://errors.example.net', 'https://*.analytics.example.net']
  expect(policy['connect-src']).toEqual(["'self'", 'https://api.example.com', ...origins])
  const open = Object.entries(policy).filter(([, sources]) => sources.some((one) => origins.includes(one)))
  expect(open.map(([name]) => name)).toEqual(['connect-src'])
})

test.each(['errors.example.net', "'self'", 'data:text/plain,x', 'javascript:alert(1)'])(
  'a service at %s stops the build: it has no origin',
  (service) => expect(() => policyOf({ services: [service] })).toThrow(service),
)

test('nobody frames the shop, and its sign-in may read the code of a message', () => {
  expect(policyOf()['frame-ancestors']).toEqual(["'none'"])
  expect(securityHeaders({ hashes: [] })).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': expect.stringContaining('otp-credentials=(self)'),
  })
})

test('a hash is of what stands between the tags, files and data have none', () => {
  const html = `<script>alert(1)</script><script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>
<script type="module">
b
</script>`
  expect(inlineScriptHashes(html)).toEqual([
    'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
    'sha256-5u1fIKMXKQ46ulUkDeSKZ+xmkP0iq3GhMyrJ/dvDjMU=',
  ])
})
