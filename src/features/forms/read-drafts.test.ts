import { expect, test } from 'vitest'
import { parseBudget, readContact, readRequest } from './read-drafts.ts'

const toman = (amount: number) => ({ amount: amount * 10, unit: 'IRR' })

test.each([
  ['25000000', 25_000_000],
  ['۲۵٬۰۰۰٬۰۰۰', 25_000_000],
  ['٢٥٠٠٠٠٠٠', 25_000_000],
  ['25,000,000 Toman', 25_000_000],
  ['۲۵۰٬۰۰۰ تومان', 250_000],
  ['25 000 000 туманов', 25_000_000],
  ['25.000.000', 25_000_000],
])('budget %s is parsed as an amount', (typed, amount) => {
  expect(parseBudget(typed)).toEqual(toman(amount))
})

test.each(['۲٫۵ میلیون', '2.5', 'زیاد', '-3', '1,00', '1234567890123'])('budget %s is rejected', (typed) => {
  expect(parseBudget(typed)).toBeNull()
})

test('empty optional fields are undefined in the request', () => {
  const sender = { fullName: 'Sara', mobile: '' }
  const request = readRequest({ ...sender, city: '', wish: '', budget: ' ', callAt: '' })
  expect(request).toMatchObject({ budget: undefined, callAt: undefined })
})

test('Arabic letters and digits are normalized, and an invalid mobile number stays as typed', () => {
  const contact = { fullName: ' علي كريمي ', mobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷', subject: 'x', message: 'y' }
  expect(readContact(contact)).toMatchObject({ fullName: 'علی کریمی', mobile: '09121234567' })
  expect(readContact({ ...contact, mobile: '۰۹۱۲' }).mobile).toBe('۰۹۱۲')
})
