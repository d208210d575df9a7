import { expect, test } from 'vitest'
import { budgetOf, readContact, readRequest } from './read-drafts.ts'

const toman = (amount: number) => ({ amount: amount * 10, unit: 'IRR' })

test.each([
  ['25000000', 25_000_000],
  ['۲۵٬۰۰۰٬۰۰۰', 25_000_000],
  ['٢٥٠٠٠٠٠٠', 25_000_000],
  ['25,000,000 Toman', 25_000_000],
  ['۲۵۰٬۰۰۰ تومان', 250_000],
  ['25 000 000 туманов', 25_000_000],
  ['25.000.000', 25_000_000],
])('%s is an amount', (typed, amount) => {
  expect(budgetOf(typed)).toEqual(toman(amount))
})

test.each(['۲٫۵ میلیون', '2.5', 'زیاد', '-3', '1,00', '1234567890123'])('%s is none', (typed) => {
  expect(budgetOf(typed)).toBeNull()
})

test('nothing typed is left out of the request', () => {
  const sender = { fullName: 'Sara', mobile: '' }
  const request = readRequest({ ...sender, city: '', wish: '', budget: ' ', callAt: '' })
  expect(request).toMatchObject({ budget: undefined, callAt: undefined })
})

test('letters of an Arabic keyboard and digits of any script are taken; what is no mobile stays as typed', () => {
  const contact = { fullName: ' علي كريمي ', mobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷', subject: 'x', message: 'y' }
  expect(readContact(contact)).toMatchObject({ fullName: 'علی کریمی', mobile: '09121234567' })
  expect(readContact({ ...contact, mobile: '۰۹۱۲' }).mobile).toBe('۰۹۱۲')
})
