import { expect, test } from 'vitest'
import { cityTitled, tehran } from './cities.ts'

test.each(['تهران', ' tehran ', 'ТЕГЕРАН'])('a city is known as «%s»', (typed) => {
  expect(cityTitled([typed, typed, typed])).toBe(tehran)
})

test.each(['خرم آباد', 'خرماباد', 'خرم‌آباد'])('a half-space is not needed in «%s»', (typed) => {
  expect(cityTitled([typed, typed, typed])?.title[1]).toBe('Khorramabad')
})

test('part of a title is no city', () => {
  expect(cityTitled(['تهر', 'Teh', 'Тег'])).toBeUndefined()
})
