import { expect, test } from 'vitest'
import { asciiDigits, digitsOnly, finderOf, normalizeMobile } from './digits.ts'

test('Persian and Arabic digits become ASCII, the rest stays', () => {
  expect(asciiDigits('کد ۱۲۳ و ٤٥٦ و 789')).toBe('کد 123 و 456 و 789')
  expect(digitsOnly('۱۲۳۴ - ٥٦')).toBe('123456')
})

test.each([
  '09121234567',
  '9121234567',
  '+98 912 123 4567',
  '0098-912-123-4567',
  '۰۹۱۲ ۱۲۳ ۴۵۶۷',
  '\u200f٠٩١٢١٢٣٤٥٦٧',
])('%s is normalised to one mobile', (typed) => {
  expect(normalizeMobile(typed)).toBe('09121234567')
})

test.each(['0912123456', '091212345678', '02188880000', '', 'abc'])('%s is no mobile', (typed) => {
  expect(normalizeMobile(typed)).toBeNull()
})

test.each([
  ['كاسه‌ي آبی', 'کاسه ی ابی'],
  ['می‌نا', 'مينا'],
  ['قَلَم‌زنی ۱۲', 'قلمزني 12'],
  ['Зелёный', 'зеленый'],
  ['آئینهٔ مؤمن', 'ايينه مومن'],
  ['کاسۀ أصیل', 'كاسة اصيل'],
  ['Kāshān café', 'kashan cafe'],
])('%s is found by the spelling %s', (written, typed) => {
  expect(finderOf(typed)(written)).toBe(true)
  expect(finderOf(written)(typed)).toBe(true)
})

test.each([
  ['خرم‌آباد', 'خرم آباد'],
  ['خرم آباد', 'خرم‌اباد'],
  ['تربت حیدریه', 'تربتحي'],
  ['سایه‌باف کاشان', 'سایه باف ک'],
  ['Rostov-on-Don', 'rostov on'],
  ['یزد', ' \u200c '],
])('%s is found by %s', (name, typed) => {
  expect(finderOf(typed)(name)).toBe(true)
})

test('a name is not found by what is not in it', () => {
  expect(finderOf('خرم شهر')('خرم‌آباد')).toBe(false)
})
