import { asciiDigits } from '#i18n/digits.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import type { Member } from './world.ts'

const shortName = (first: string, last: string) => (last === '' ? first : `${first} ${[...last][0]}.`)

/** First name and initial: «سارا م.». */
export const authorOf = ({ firstName, lastName }: Member): Text => [
  shortName(firstName[0], lastName[0]),
  shortName(firstName[1], lastName[1]),
  shortName(firstName[2], lastName[2]),
]

/** Web addresses and phone numbers. */
export const isForbiddenText = (text: string) =>
  /https?:|www\.|\.(com|ir)\b/i.test(text) || /\d{8}/.test(asciiDigits(text).replace(/[\s-]/g, ''))
