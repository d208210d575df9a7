import { confirmationDays } from '#contracts/newsletter.ts'
import { dayInMs } from '#i18n/tehran.ts'
import type { NewsletterReader } from '../../domain/world.ts'
import { call, earlier, withWorld } from './scenario-state.ts'
import type { ScenarioState, Scenarios } from './scenario-state.ts'

/** Known to stories and journeys. */
const confirmSecret = 'newsletter-confirmed-by-sara'
const leaveSecret = 'newsletter-left-by-sara-2026'

const email = 'sara@example.com'

function withNewsletterAsked(state: ScenarioState, daysAgo = 0): ScenarioState {
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
  const input = { email, locale, consent: consent.text }
  return earlier(asked, daysAgo * dayInMs, (then) => call(then, 'subscribeNewsletter', input)[0])
}

const withNewsletterExpired = (state: ScenarioState) => withNewsletterAsked(state, confirmationDays)

const withNewsletter = (state: ScenarioState) =>
  call(withNewsletterAsked(state), 'confirmNewsletter', { secret: confirmSecret })[0]

const withNewsletterLeft = (state: ScenarioState) =>
  call(withNewsletter(state), 'unsubscribeNewsletter', { secret: leaveSecret })[0]

export const newsletterScenarios = {
  'newsletter-asked': {
    title: 'Sara has asked for the newsletter: its letter waits for her',
    apply: (state) => withNewsletterAsked(state),
  },
  'newsletter-expired': {
    title: 'Sara opens the letter of the newsletter a day too late',
    apply: withNewsletterExpired,
  },
  'newsletter-confirmed': { title: 'Sara gets the newsletter', apply: withNewsletter },
  'newsletter-left': { title: 'Sara has left the newsletter', apply: withNewsletterLeft },
} as const satisfies Scenarios
