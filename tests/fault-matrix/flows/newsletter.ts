import { advanceUntil } from '../../cart-model/fake-clock.ts'
import type { User } from '../user.ts'
import { defaultMessage } from '../expected-messages.ts'
import type { Flow } from '../flow.ts'

const email = 'sara@example.com'
const scenario = ['newsletter-asked', 'cart-with-one-line'] as const

const consent = ({ LL }: User) => LL.forms.newsletter.consent({ shop: 'زرین' })

/** The tests run in a frame, whose visible part alone is near the viewport. */
async function scrollToFooter() {
  const footer = () => document.querySelector('footer')
  await advanceUntil(() => footer() !== null, 'the footer')
  footer()!.scrollIntoView()
}

export const subscribeNewsletter: Flow = {
  scenario,
  path: '/track',
  setup: async (user) => {
    await scrollToFooter()
    await user.type(user.LL.forms.newsletter.email(), email)
    await user.check(consent(user))
  },
  act: ({ LL, press }) => press(LL.forms.newsletter.send()),
  expectedMessage: defaultMessage,
  isInputKept: (user) =>
    user.valueOf(user.LL.forms.newsletter.email()) === email && user.isChecked(consent(user)),
  isDone: ({ LL, sees }) => sees(LL.forms.newsletter.sent()),
}

export const confirmNewsletter: Flow = {
  scenario,
  path: '/newsletter/confirm/newsletter-confirmed-by-sara',
  act: ({ LL, press }) => press(LL.forms.newsletter.confirm.action()),
  expectedMessage: defaultMessage,
  isDone: ({ LL, sees }) =>
    sees(LL.forms.newsletter.confirm.done()) || sees(LL.forms.newsletter.confirm.repeated()),
}

export const unsubscribeNewsletter: Flow = {
  scenario,
  path: '/newsletter/leave/newsletter-left-by-sara-2026',
  act: ({ LL, press }) => press(LL.forms.newsletter.leave.action()),
  expectedMessage: defaultMessage,
  isDone: ({ LL, sees }) =>
    sees(LL.forms.newsletter.leave.done()) || sees(LL.forms.newsletter.leave.repeated()),
}
