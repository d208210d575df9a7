import { expect, test } from 'vitest'
import { initials } from './initials.ts'

const apart = '\u200c'

test.each([
  ['سارا محمدی', `س${apart}م`],
  ['سید علی موسوی', `س${apart}ع`],
  ['امیر\u200cحسین رضایی', `ا${apart}ر`],
  ['آرزو', 'آ'],
  ['\u0627\u0653رش کمانگیر', `آ${apart}ک`],
  ['\u200f\u202bسارا\u202c محمدی', `س${apart}م`],
  [' anna maria petrova', `A${apart}M`],
  ['Jean-Luc O’Neill', `J${apart}O`],
  ['Élodie ‹Zoé›', `É${apart}Z`],
  ['зарина', 'З'],
  ['Анна-Мария Иванова', `А${apart}И`],
  ['🌹 سارا 🌹 محمدی', `س${apart}م`],
  ['𐐨dd one', `𐐀${apart}O`],
  ['🌹', ''],
  [' \u200f ', ''],
  ['', ''],
])('the initials of %j', (name, letters) => expect(initials(name)).toBe(letters))
