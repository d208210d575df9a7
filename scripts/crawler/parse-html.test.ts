import { expect, test } from 'vitest'
import { factsWithin, metaOf, pageFacts } from '#mocks/server/panel/crawler/page-facts.ts'
import { parseHtml } from './parse-html.ts'

const html = `<!doctype html>
<html lang="ru-RU" dir="ltr">
  <head>
    <title>Медь &amp; бронза</title>
    <meta property="og:title" content="Таз &quot;Зенджан&quot;">
    <script type="application/ld+json">{"name":"a<b"}</script>
  </head>
  <body>
    <svg><title>drawing</title><a href="/svg"></a></svg>
    <template><h1>A skeleton</h1><a href="/template"></a></template>
    <noscript><a href="/phone">Phone</a></noscript>
    <h1>Таз <em>медный</em></h1>
  </body>
</html>`

test('HTML is read as a crawler without JavaScript reads it: noscript counts, templates and drawings do not', () => {
  expect(pageFacts(parseHtml(html))).toMatchObject({
    language: 'ru-RU',
    titles: ['Медь & бронза'],
    metas: [{ name: 'og:title', content: 'Таз "Зенджан"' }],
    headings: ['Таз медный'],
    links: 1,
    jsonLd: ['{"name":"a<b"}'],
  })
})

test('a tag that is cut at the end of the bytes is not read', () => {
  const within = factsWithin(html, parseHtml)
  const end = new TextEncoder().encode(html.slice(0, html.indexOf('Зенджан'))).length
  expect(metaOf(within(end), 'og:title')).toBeNull()
  expect(metaOf(within(end + 40), 'og:title')).toBe('Таз "Зенджан"')
  expect(within(end).titles).toEqual(['Медь & бронза'])
})
