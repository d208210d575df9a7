import { expect, test } from 'vitest'
import { contentKinds } from '#contracts/content.ts'
import { catalogueOf } from '../catalogue/catalogue-variants.ts'
import { entries } from './entries.ts'
import { htmlOf } from './html.ts'

test.each(contentKinds)('%s has at least eight entries with unique labels', (kind) => {
  const labels = entries.filter((entry) => entry.kind === kind).map(({ label }) => label)
  expect(labels.length).toBeGreaterThanOrEqual(8)
  expect(new Set(labels).size).toBe(labels.length)
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
