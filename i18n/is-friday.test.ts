import { expect, test } from 'vitest'
import { isFriday } from './is-friday.ts'

test.each([
  ['2026-12-25', true],
  ['2026-12-26', false],
])('isFriday of %s is %s', (day, isOne) => expect(isFriday(day)).toBe(isOne))
