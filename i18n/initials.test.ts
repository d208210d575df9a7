import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['سارا محمدی', 'س‌م'],
  [' anna maria petrova', 'A‌M'],
  ['Зарина', 'З'],
  ['', ''],
])('%j', (name, letters) => expect(initials(name)).toBe(letters))
