import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

test.each([
  ['', 'weak'],
  ['12345678', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['password', 'fair'],
  ['zarrin-1405', 'good'],
  ['saffron and tea at noon', 'strong'],
])('the password %j is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))
