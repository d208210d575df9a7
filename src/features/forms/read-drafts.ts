import type { Cv } from '#contracts/forms.ts'
import type { Money } from '#contracts/values.ts'
import { asciiDigits, digitsOnly, normalizeMobile, persianLetters } from '#i18n/digits.ts'
import { rials } from '#i18n/formatters.ts'
import type { DraftOf, Drafts } from '#src/stores/drafts.ts'

const text = (typed: string) => persianLetters(typed).trim()

/** Of a number that is none its contract hears as it was typed, and refuses it. */
const sender = ({ fullName, mobile }: { fullName: string; mobile: string }) => ({
  fullName: text(fullName),
  mobile: normalizeMobile(mobile) ?? mobile,
})

const plain = /^\d{1,12}$/
const grouped = /^\d{1,3}([.,٬،'\s]\d{3}){1,3}$/

/**
 * Toman as typed, in digits of any script, with or without groups and the unit. Undefined for nothing, null for what
 * is no amount: «۲٫۵ میلیون» is not taken for 25.
 */
export function budgetOf(typed: string): Money | null | undefined {
  const said = asciiDigits(typed)
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/(تومان|tomans?|туман(ов|а)?)\s*$/i, '')
    .trim()
  if (said === '') return undefined
  if (!plain.test(said) && !grouped.test(said)) return null
  return { amount: rials(Number(said.replace(/\D/g, ''))), unit: 'IRR' }
}

export const readContact = ({ subject, message, ...rest }: Drafts['contact']) => ({
  ...sender(rest),
  subject: text(subject),
  message: text(message),
})

export const readRequest = ({ city, wish, budget, callAt, ...rest }: Drafts['request']) => ({
  ...sender(rest),
  city: text(city),
  wish: text(wish),
  budget: budgetOf(budget),
  callAt: callAt || undefined,
})

export const readEmployment = (draft: Drafts['employment'], cv: Cv | null) => ({
  ...sender(draft),
  birthDate: draft.birthDate || undefined,
  role: draft.role,
  about: text(draft.about),
  cv: cv ?? undefined,
})

export const readName = ({ firstName, lastName }: DraftOf<'name'>) => ({
  firstName: text(firstName),
  lastName: text(lastName),
})

export const readAddress = ({ id, mobile, postalCode, isDefault, ...texts }: DraftOf<'address'>) => ({
  ...(id === 0 ? {} : { id }),
  title: text(texts.title),
  recipient: text(texts.recipient),
  mobile: normalizeMobile(mobile) ?? mobile,
  province: text(texts.province),
  city: text(texts.city),
  street: text(texts.street),
  postalCode: digitsOnly(postalCode),
  isDefault,
})
