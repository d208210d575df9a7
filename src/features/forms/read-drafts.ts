import type { Cv } from '#contracts/forms.ts'
import type { UploadedPicture } from '#contracts/pictures.ts'
import type { Money } from '#contracts/values.ts'
import { asciiDigits, digitsOnly, normalizeMobile, persianLetters } from '#i18n/digits.ts'
import { rials } from '#i18n/formatters.ts'
import type { DraftOf, Drafts } from '#src/stores/drafts.ts'

const cleanText = (typed: string) => persianLetters(typed).trim()

/** An invalid number is passed on as typed, for the schema to reject. */
const readSender = ({ fullName, mobile }: { fullName: string; mobile: string }) => ({
  fullName: cleanText(fullName),
  mobile: normalizeMobile(mobile) ?? mobile,
})

const plainDigits = /^\d{1,12}$/
const groupedDigits = /^\d{1,3}([.,٬،'\s]\d{3}){1,3}$/

/** Toman in any script. Undefined if empty, null if invalid: «۲٫۵ میلیون» must not become 25. */
export function parseBudget(typed: string): Money | null | undefined {
  const amount = asciiDigits(typed)
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/(تومان|tomans?|туман(ов|а)?)\s*$/i, '')
    .trim()
  if (amount === '') return undefined
  if (!plainDigits.test(amount) && !groupedDigits.test(amount)) return null
  return { amount: rials(Number(amount.replace(/\D/g, ''))), unit: 'IRR' }
}

export const readContact = ({ subject, message, ...rest }: Drafts['contact']) => ({
  ...readSender(rest),
  subject: cleanText(subject),
  message: cleanText(message),
})

export const readRequest = ({ city, wish, budget, callAt, ...rest }: Drafts['request']) => ({
  ...readSender(rest),
  city: cleanText(city),
  wish: cleanText(wish),
  budget: parseBudget(budget),
  callAt: callAt || undefined,
})

export const readEmployment = (draft: Drafts['employment'], cv: Cv | null) => ({
  ...readSender(draft),
  birthDate: draft.birthDate || undefined,
  role: draft.role,
  about: cleanText(draft.about),
  cv: cv ?? undefined,
})

/** Without spaces and direction marks, which copying and autocompletion add. */
export const readEmail = (typed: string) =>
  asciiDigits(typed).replace(/[\s\u200c-\u200f\u202a-\u202e\u2066-\u2069]/g, '')

export const readReview = (
  { product, stars, title, body, kept }: DraftOf<'review'>,
  pictures: readonly UploadedPicture[],
) => ({
  product,
  stars: stars || undefined,
  title: cleanText(title),
  body: cleanText(body),
  kept: [...kept],
  pictures: [...pictures],
})

export const readQuestion = ({ product, body }: DraftOf<'question'>) => ({ product, body: cleanText(body) })

export const readName = ({ firstName, lastName }: DraftOf<'name'>) => ({
  firstName: cleanText(firstName),
  lastName: cleanText(lastName),
})

export const readAddress = ({ id, mobile, postalCode, isDefault, ...texts }: DraftOf<'address'>) => ({
  ...(id === 0 ? {} : { id }),
  title: cleanText(texts.title),
  recipient: cleanText(texts.recipient),
  mobile: normalizeMobile(mobile) ?? mobile,
  province: cleanText(texts.province),
  city: cleanText(texts.city),
  street: cleanText(texts.street),
  postalCode: digitsOnly(postalCode),
  isDefault,
})
