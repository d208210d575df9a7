import { expect, test } from 'vitest'
import { parsePage } from './parse-page.ts'
import { thingsIn } from './structured-data.ts'
import { mockServer, render } from './test-pages.ts'

const hostile =
  `</script><script>alert(1)</script></title><!-- $& $1 $\` $' <img src=x onerror=alert(1)> "'> &lt;b&gt; ` +
  `\u2028\u2029 \u202E\u2066 ${'ا'.repeat(10_000)}`

/** Fields that the shop's owner or a reader writes. */
const written = ['title', 'summary', 'description', 'author', 'body', 'text', 'alt']

function rewrite(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return written.includes(key) ? value + hostile : value
  if (Array.isArray(value)) return value.map((item) => rewrite(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rewrite(inner, name)]))
}

const hostileServer: typeof mockServer = async (path, options) => {
  const { data, list, ...envelope } = (await (await mockServer(path, options)).json()) as Record<
    string,
    unknown
  >
  return Response.json({
    ...envelope,
    ...(data !== undefined && { data: rewrite(data) }),
    ...(list !== undefined && { list: rewrite(list) }),
  })
}

const outline = (html: string) =>
  parsePage(html)
    .select({})
    .map(({ tag }) => tag)

const attributesIn = (html: string) =>
  new Set(
    parsePage(html)
      .select({})
      .flatMap(({ attributes }) => Object.keys(attributes)),
  )

test.each([
  '/search/copper/zanjan-copper-pot',
  '/en/search/copper',
  '/ru/blogs/real-saffron',
  '/blogs',
  '/en/brand',
  '/',
  '/about',
])('no text of the catalogue becomes HTML or script: %s', async (path) => {
  const calm = (await render(path)).html!
  const { html, payload } = await render(path, hostileServer)
  expect(outline(html!)).toEqual(outline(calm))
  expect(attributesIn(html!)).toEqual(attributesIn(calm))
  expect(thingsIn(html!).length).toBe(thingsIn(calm).length)
  expect(JSON.stringify(payload!.answers)).toContain(JSON.stringify(hostile).slice(1, -1))
})

test('a searched text becomes no HTML or script', async () => {
  const address = (text: string) => `/en/search?${new URLSearchParams({ text })}`
  const typed = hostile.slice(0, 190)
  const calm = (await render(address(typed.replace(/[<>&"'$]/g, ' ')))).html!
  const { html } = await render(address(typed))
  expect(outline(html!)).toEqual(outline(calm))
  expect(attributesIn(html!)).toEqual(attributesIn(calm))
  expect(parsePage(html!).select({ tag: 'title' })[0]!.text).toContain(typed)
})

test('a hostile name is shown as it is', async () => {
  const { html } = await render('/search/copper/zanjan-copper-pot', hostileServer)
  const { select } = parsePage(html!)
  for (const tag of ['h1', 'title']) expect(select({ tag })[0]!.text).toContain(hostile)
})
