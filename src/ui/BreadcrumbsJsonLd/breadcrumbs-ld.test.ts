import { expect, test } from 'vitest'
import { site } from '#src/platform/site.ts'
import { breadcrumbsLd } from './breadcrumbs-ld.ts'

test('BreadcrumbList counts from 1, and the current page has no address', () => {
  const trail = [{ title: 'Home', path: '/' }, { title: 'Copper', path: '/search/copper' }, { title: 'Pot' }]
  expect(breadcrumbsLd('en', trail).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.origin}/en` },
    { '@type': 'ListItem', position: 2, name: 'Copper', item: `${site.origin}/en/search/copper` },
    { '@type': 'ListItem', position: 3, name: 'Pot' },
  ])
})
