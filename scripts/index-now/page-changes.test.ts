import { expect, test } from 'vitest'
import { pageChanges, readPages } from './page-changes.ts'

const page = (data: string, html = data) => ({ data, html })

test('a page with other data, or a new one, has changed; a missing one is gone', () => {
  const before = {
    '/': page('a'),
    '/about': page('b', 'old'),
    '/search/pot': page('c'),
    '/search/pan': page('d'),
  }
  const after = {
    '/': page('A'),
    '/about': page('b', 'new'),
    '/search/pot': page('c'),
    '/search/cup': page('e'),
  }
  expect(pageChanges(before, after)).toEqual({ changed: ['/', '/search/cup'], gone: ['/search/pan'] })
})

test('a page list has a hash of data for each path', () => {
  expect(readPages('{"/": {"data": "a", "html": "b", "changedOn": "2026-11-24"}}')).toEqual({
    '/': { data: 'a' },
  })
})

test.each(['', '[]', '"/"', '{"/": {"html": "b"}}', '{"about": {"data": "a"}}', 'null'])(
  '%j is no page list',
  (text) => expect(readPages(text)).toBeNull(),
)
