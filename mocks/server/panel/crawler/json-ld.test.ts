import { expect, test } from 'vitest'
import { judgeJsonLd } from './json-ld.ts'

const block = (data: object) => JSON.stringify({ '@context': 'https://schema.org', ...data })
const product = {
  '@type': 'Product',
  name: 'Pot',
  offers: { '@type': 'Offer', price: 10, priceCurrency: 'IRR' },
}

test('a block that is complete has no problem', () => {
  expect(judgeJsonLd(block(product))).toEqual({ types: ['Product'], problems: [] })
})

test.each([
  ['{"@type": "Product"', [], /^It does not parse: /],
  ['"text"', [], /^It is no object$/],
  [JSON.stringify(product), ['Product'], /^It has no @context of schema\.org$/],
  [block({ name: 'Pot' }), [], /^A node has no @type$/],
  [block({ ...product, name: '' }), ['Product'], /^Product has no name$/],
  [
    block({ ...product, offers: { '@type': 'Offer', price: 10 } }),
    ['Product'],
    /^Offer has no priceCurrency$/,
  ],
  [
    block({ '@graph': [product, { '@type': 'BreadcrumbList' }] }),
    ['Product', 'BreadcrumbList'],
    /itemListElement/,
  ],
])('%s has one problem', (text, types, problem) => {
  const verdict = judgeJsonLd(text)
  expect(verdict.types).toEqual(types)
  expect(verdict.problems).toEqual([expect.stringMatching(problem)])
})

test('a list of nodes is judged node by node', () => {
  const text = JSON.stringify([product, product].map((one) => ({ '@context': 'https://schema.org', ...one })))
  expect(judgeJsonLd(text)).toEqual({ types: ['Product', 'Product'], problems: [] })
})

test('another table of requirements replaces the basic one', () => {
  const needsImage = (type: string, node: object) => ('image' in node ? [] : [`${type} has no image`])
  expect(judgeJsonLd(block({ '@type': 'Product' }), needsImage).problems).toEqual(['Product has no image'])
})
