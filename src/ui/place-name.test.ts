import { expect, test } from 'vitest'
import { placeName } from './place-name.ts'

test.each([
  ['تهران', 'تهران', 'تهران'],
  ['یزد', 'تفت', 'یزد · تفت'],
])('province %s and city %s are written %s', (province, city, expected) => {
  expect(placeName({ province, city })).toBe(expected)
})
