import { topUpLimits } from '#contracts/wallet.ts'
import { tomanToRials } from '#i18n/formatters.ts'
import { amountText } from '#i18n/parse-toman.ts'

export type ParsedAmount = { rials: number } | { problem: 'missing' | 'notNumber' | 'tooLow' | 'tooHigh' }

const plain = /^\d+$/
const grouped = /^\d{1,3}([.,٬،'’]\d{3})+$/

/** Toman in digits of any script, with or without separators of thousands. */
export function parseAmount(typed: string): ParsedAmount {
  const text = amountText(typed).replace(/\s/g, '')
  if (text === '') return { problem: 'missing' }
  if (!plain.test(text) && !grouped.test(text)) return { problem: 'notNumber' }
  const amount = tomanToRials(Number(text.replace(/\D/g, '')))
  if (amount < topUpLimits.least) return { problem: 'tooLow' }
  if (amount > topUpLimits.most) return { problem: 'tooHigh' }
  return { rials: amount }
}
