import { expect, test } from 'vitest'
import { judgeJsonLd } from '#mocks/server/panel/crawler/json-ld.ts'
import { checkForGoogle } from './check-for-google.ts'

const problemsOf = (thing: object) =>
  judgeJsonLd(JSON.stringify({ '@context': 'https://schema.org', ...thing }), checkForGoogle).problems

test('a block is judged by what Google asks of each of its things', () => {
  expect(problemsOf({ '@type': 'Brand' })).toEqual(['Brand.name is missing'])
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Copper' }],
  }
  expect(problemsOf(list)).toContain('BreadcrumbList has fewer than two items')
})

test('a thing of another shape than the table expects is a problem, not an error', () => {
  expect(problemsOf({ '@type': 'BreadcrumbList', itemListElement: 'Copper' })).toEqual([
    'BreadcrumbList cannot be judged: its values have another shape',
  ])
})
