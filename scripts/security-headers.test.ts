import { expect, test } from 'vitest'
import { inlineScriptHashes, securityHeaders } from './security-headers.ts'

/** The sources of each directive. */
function policyOf(apiOrigin?: string): Record<string, string[]> {
  const { 'Content-Security-Policy': policy } = securityHeaders({ hashes: ['sha256-abc='], apiOrigin })
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
  const open = Object.entries(policyOf(origin)).filter(([, sources]) => sources.includes(origin))
  expect(open.map(([name]) => name)).toEqual(['img-src', 'media-src', 'connect-src'])
})

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
