import { expect, test } from 'vitest'
import { parseToman } from './parse-toman.ts'

const toman = (amount: number) => ({ amount: amount * 10, unit: 'IRR' })

test.each([
  ['25000000', 25_000_000],
  ['۲۵٬۰۰۰٬۰۰۰', 25_000_000],
  ['٢٥٠٠٠٠٠٠', 25_000_000],
  ['25,000,000 Toman', 25_000_000],
  ['۲۵۰٬۰۰۰ تومان', 250_000],
  ['25 000 000 туманов', 25_000_000],
  ['25.000.000', 25_000_000],
])('%s is parsed as an amount', (typed, amount) => {
  expect(parseToman(typed)).toEqual(toman(amount))
})

test.each(['۲٫۵ میلیون', '2.5', 'زیاد', '-3', '1,00', '1234567890123'])('%s is rejected', (typed) => {
  expect(parseToman(typed)).toBeNull()
})
