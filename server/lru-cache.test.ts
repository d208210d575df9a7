import { expect, test } from 'vitest'
import { lruCache } from './lru-cache.ts'

const open = (maxBytes: number) => lruCache<string>({ maxBytes, sizeOf: (text) => text.length })

test('the least recently used value is dropped when the cache is full', () => {
  const cache = open(12)
  cache.set('a', '12345')
  cache.set('b', '12345')
  expect(cache.get('a')).toBe('12345')
  cache.set('c', '12345')
  expect(['a', 'b', 'c'].map(cache.get)).toEqual(['12345', undefined, '12345'])
})

test('a value that is set again or deleted makes room', () => {
  const cache = open(12)
  cache.set('a', '1234567890')
  cache.set('a', '1')
  cache.set('b', '12345678')
  expect(cache.get('a')).toBe('1')
  cache.delete('b')
  cache.set('c', '12345678')
  expect(['a', 'b', 'c'].map(cache.get)).toEqual(['1', undefined, '12345678'])
})

test('a value that is larger than the cache is not kept', () => {
  const cache = open(5)
  cache.set('a', '1234567890')
  expect(cache.get('a')).toBeUndefined()
})
