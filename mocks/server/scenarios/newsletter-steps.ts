import { confirmationDays } from '#contracts/newsletter.ts'
import { dayInMs } from '#i18n/tehran.ts'
import type { NewsletterReader } from '../../domain/world.ts'
import { call, withWorld } from './scenario-state.ts'
import type { ScenarioState } from './scenario-state.ts'

/** Known to stories and journeys. */
const confirmSecret = 'newsletter-confirmed-by-sara'
const leaveSecret = 'newsletter-left-by-sara-2026'

const email = 'sara@example.com'

export function withNewsletterAsked(state: ScenarioState, daysAgo = 0): ScenarioState {
  const at = state.now - daysAgo * dayInMs
  const reader: NewsletterReader = {
    email,
    locale: 'fa',
    consent: { text: 'با دریافت خبرنامه با ایمیل موافقم.', at },
    confirmSecret,
    askedAt: at,
    leaveSecret,
    confirmedAt: null,
    leftAt: null,
  }
  const { locale, consent } = reader
  const asked = withWorld(state, { newsletter: [reader] })
  const [sent] = call({ ...asked, now: at }, 'subscribeNewsletter', { email, locale, consent: consent.text })
  return { ...sent, now: state.now }
}

export const withNewsletterExpired = (state: ScenarioState) => withNewsletterAsked(state, confirmationDays)

export const withNewsletter = (state: ScenarioState) =>
  call(withNewsletterAsked(state), 'confirmNewsletter', { secret: confirmSecret })[0]

export const withNewsletterLeft = (state: ScenarioState) =>
  call(withNewsletter(state), 'unsubscribeNewsletter', { secret: leaveSecret })[0]
