import { expect, test } from 'vitest'
import { metaOf, pageFacts } from './page-facts.ts'
import type { HtmlElement } from './page-facts.ts'

const element = (tag: string, attributes: Record<string, string> = {}, text = ''): HtmlElement => ({
  tag,
  attributes,
  text: () => text,
})

test('facts of a page are its language, head tags, headings, links and JSON-LD', () => {
  const facts = pageFacts([
    element('html', { lang: 'en-US', dir: 'ltr' }),
    element('title', {}, '  Copper\n pot '),
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'Description', content: 'A pot.' }),
    element('meta', { property: 'og:title', content: 'Pot' }),
    element('meta', { property: 'og:title', content: 'Second' }),
    element('link', { rel: 'canonical', href: 'https://shop.test/en/pot' }),
    element('link', { rel: 'alternate', hreflang: 'fa', href: 'https://shop.test/pot' }),
    element('link', { rel: 'alternate', type: 'application/rss+xml', href: '/feed' }),
    element('link', { rel: 'stylesheet', href: '/a.css' }),
    element('script', { type: 'application/ld+json' }, '{"@type":"Product"}'),
    element('script', {}, 'alert(1)'),
    element('h1', {}, 'Pot'),
    element('a', { href: '/en' }, 'Home'),
    element('a', {}, 'no link'),
  ])
  expect(facts).toEqual({
    language: 'en-US',
    direction: 'ltr',
    titles: ['Copper pot'],
    metas: [
      { name: 'description', content: 'A pot.' },
      { name: 'og:title', content: 'Pot' },
      { name: 'og:title', content: 'Second' },
    ],
    canonicals: ['https://shop.test/en/pot'],
    alternates: [{ language: 'fa', href: 'https://shop.test/pot' }],
    headings: ['Pot'],
    links: 1,
    jsonLd: ['{"@type":"Product"}'],
  })
  expect(metaOf(facts, 'og:title')).toBe('Pot')
  expect(metaOf(facts, 'robots')).toBeNull()
})

test('a document without tags has no facts', () => {
  expect(pageFacts([])).toMatchObject({
    language: null,
    direction: null,
    titles: [],
    canonicals: [],
    links: 0,
  })
})
