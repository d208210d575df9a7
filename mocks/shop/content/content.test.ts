import { expect, test } from 'vitest'
import { contentKinds, helpLabels } from '#contracts/content.ts'
import { catalogueOf } from '../catalogue/catalogue-variants.ts'
import { entries } from './entries.ts'
import { htmlOf } from './html.ts'

const labelsOf = (kind: string) => entries.filter((entry) => entry.kind === kind).map(({ label }) => label)

test.each(contentKinds)('the labels of %s are unique', (kind) => {
  const labels = labelsOf(kind)
  expect(new Set(labels).size).toBe(labels.length)
})

test.each(contentKinds.filter((kind) => kind !== 'help'))('%s has at least eight entries', (kind) => {
  expect(labelsOf(kind).length).toBeGreaterThanOrEqual(8)
})

test('there is a page of help for each link of the shop', () => {
  expect(labelsOf('help').toSorted()).toEqual(helpLabels.toSorted())
})

test('products named by content entries exist in the catalogue', async () => {
  const { byLabel } = await catalogueOf('hand-written')
  const unknown = entries.flatMap(({ goods = [] }) => goods).filter((label) => !byLabel.has(label))
  expect(unknown).toEqual([])
})

test('htmlOf renders headings, lists and quotations, and escapes HTML', () => {
  expect(htmlOf('One\n## Two\n- a\n- <b>\n> Said\nLast')).toBe(
    '<p>One</p><h2>Two</h2><ul><li>a</li><li>&lt;b&gt;</li></ul><blockquote>Said</blockquote><p>Last</p>',
  )
})
