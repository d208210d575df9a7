import { confirmationDays } from '#contracts/newsletter.ts'
import type * as contracts from '#contracts/newsletter.ts'
import { localizedPath } from '#i18n/locales.ts'
import { dayInMs } from '#i18n/tehran.ts'
import type { Behaviour } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { messageText } from './messages.ts'
import { nextSecret } from './seeded-ids.ts'
import type { NewsletterReader, World } from './world.ts'

/** RFC 6761: a domain that does not exist. */
const unreachable = /\.invalid$/

const secretLength = 24

function withReader(state: World, reader: NewsletterReader): World {
  const others = state.newsletter.filter(({ email }) => email !== reader.email)
  return { ...state, newsletter: [...others, reader] }
}

/** To confirm, as long as that is not done; afterwards with the link to leave. */
function withLetter(state: World, reader: NewsletterReader, now: number): World {
  const { email, locale, confirmedAt, confirmSecret, leaveSecret } = reader
  const [subject, page] =
    confirmedAt === null
      ? (['letterToConfirm', `confirm/${confirmSecret}`] as const)
      : (['letterWelcome', `leave/${leaveSecret}`] as const)
  const letter = {
    to: email,
    subject: messageText(locale, subject),
    path: localizedPath(locale, `/newsletter/${page}`),
    at: now,
  }
  return { ...state, letters: [...state.letters, letter] }
}

const isSubscribed = ({ confirmedAt, leftAt }: NewsletterReader) => confirmedAt !== null && leftAt === null

/** Letters that were sent before stay right: their secrets are kept, but for a confirmation that was used. */
export const subscribeNewsletter: Behaviour<typeof contracts.subscribeNewsletter> = (
  state,
  { email, locale, consent },
  context,
) => {
  if (unreachable.test(email)) return refuse(context, 422, 'emailUnreachable', {}, { field: 'email' })
  const known = state.newsletter.find((one) => one.email === email)
  if (known && isSubscribed(known)) return { state: withLetter(state, known, context.now), data: null }
  const [drawn, confirmSecret] = nextSecret(state, 'letter', secretLength)
  const [next, leaveSecret] = nextSecret(drawn, 'letter', secretLength)
  const reader: NewsletterReader = {
    email,
    locale,
    consent: { text: consent, at: context.now },
    confirmSecret: known && known.leftAt === null ? known.confirmSecret : confirmSecret,
    askedAt: context.now,
    leaveSecret: known?.leaveSecret ?? leaveSecret,
    confirmedAt: null,
    leftAt: null,
  }
  return { state: withLetter(withReader(next, reader), reader, context.now), data: null }
}

export const confirmNewsletter: Behaviour<typeof contracts.confirmNewsletter> = (
  state,
  { secret },
  context,
) => {
  const reader = state.newsletter.find((one) => one.confirmSecret === secret && one.leftAt === null)
  if (!reader) return refuse(context, 404, 'letterLinkUnknown')
  if (isSubscribed(reader)) return { state, data: { isRepeated: true } }
  if (reader.askedAt + confirmationDays * dayInMs <= context.now)
    return refuse(context, 410, 'letterLinkExpired')
  const confirmed = { ...reader, confirmedAt: context.now }
  return {
    state: withLetter(withReader(state, confirmed), confirmed, context.now),
    data: { isRepeated: false },
  }
}

export const unsubscribeNewsletter: Behaviour<typeof contracts.unsubscribeNewsletter> = (
  state,
  { secret },
  context,
) => {
  const reader = state.newsletter.find((one) => one.leaveSecret === secret)
  if (!reader) return refuse(context, 404, 'letterLinkUnknown')
  if (reader.leftAt !== null) return { state, data: { isRepeated: true } }
  return { state: withReader(state, { ...reader, leftAt: context.now }), data: { isRepeated: false } }
}
