import type { Cv } from '#contracts/forms.ts'
import type { UploadedPicture } from '#contracts/pictures.ts'
import { asciiDigits, digitsOnly, normalizeMobile, persianLetters } from '#i18n/digits.ts'
import { parseToman } from '#i18n/parse-toman.ts'
import { removeInvisible, trimInvisible } from '#i18n/trim-invisible.ts'
import type { DraftOf, Drafts } from '#src/stores/drafts.ts'

const cleanText = (typed: string) => trimInvisible(persianLetters(typed))

/** An invalid number is passed on as typed, for the schema to reject. */
const readSender = ({ fullName, mobile }: { fullName: string; mobile: string }) => ({
  fullName: cleanText(fullName),
  mobile: normalizeMobile(mobile) ?? mobile,
})

export const readContact = ({ subject, message, ...rest }: Drafts['contact']) => ({
  ...readSender(rest),
  subject: cleanText(subject),
  message: cleanText(message),
})

export const readRequest = ({ city, wish, budget, callAt, ...rest }: Drafts['request']) => ({
  ...readSender(rest),
  city: cleanText(city),
  wish: cleanText(wish),
  budget: parseToman(budget),
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
export const readEmail = (typed: string) => removeInvisible(asciiDigits(typed))

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
