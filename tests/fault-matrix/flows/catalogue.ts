import { advanceClock, advanceUntil } from '../../cart-model/fake-clock.ts'
import type { User } from '../user.ts'
import { pageError, noMessage, defaultMessage } from '../expected-messages.ts'
import type { Flow } from '../flow.ts'

const guest = ['cart-with-one-line'] as const
export const pot = '/search/copper/zanjan-copper-pot'
const titleOfPot = 'دیگ مسی دردار زنجان'

export const category: Flow = {
  scenario: guest,
  path: '/about',
  expectedMessage: noMessage,
  recover: ({ visit }) => visit('/contact'),
  isDone: ({ sees }) => sees('فرش و گلیم'),
}

export const products: Flow = {
  scenario: guest,
  path: '/search',
  expectedMessage: pageError,
  isDone: ({ LL, sees }) => sees(LL.listing.all()) && !sees(LL.errors.title()),
}

export const product: Flow = {
  scenario: guest,
  path: pot,
  expectedMessage: pageError,
  isDone: ({ LL, hasButton }) => hasButton(LL.cart.add()),
}

const query = 'فرش'
const typeQuery = async ({ LL, focus, type }: User) => {
  await focus(LL.nav.search())
  await type(LL.nav.search(), query)
  await advanceClock(500)
}

/** Silent, because the typed text can be searched for without suggestions. */
export const suggest: Flow = {
  scenario: guest,
  path: '/about',
  act: typeQuery,
  expectedMessage: noMessage,
  isInputKept: ({ LL, valueOf }) => valueOf(LL.nav.search()) === query,
  recover: async (user) => {
    await user.type(user.LL.nav.search(), '')
    await typeQuery(user)
  },
  isDone: ({ LL, sees }) => sees(LL.search.products()),
}

const heart = ({ LL }: User) => LL.product.like({ title: titleOfPot })

export const like: Flow = {
  scenario: ['ready-to-order'],
  path: pot,
  act: (user) => user.press(heart(user)),
  expectedMessage: defaultMessage,
  isInputKept: (user) => !user.isPressed(heart(user)),
  isDone: (user) => user.isPressed(heart(user)),
}

async function openCities({ LL, press }: User) {
  await press(LL.details.city.choose())
  await advanceUntil(() => document.querySelector('[role=dialog]') !== null, 'the dialog of cities')
}

export const deliveryCities: Flow = {
  scenario: guest,
  path: pot,
  act: openCities,
  expectedMessage: defaultMessage,
  recover: ({ LL, press }) => press(LL.errors.retry()),
  isDone: ({ hasButton, LL, sees }) => sees(LL.details.city.search()) && hasButton('تهران'),
}

export const deliveryEstimate: Flow = {
  scenario: guest,
  path: pot,
  act: async (user) => {
    await openCities(user)
    await user.press('تهران')
  },
  expectedMessage: (_trouble, { details }) => details.city.unknown({ city: 'تهران' }),
  recover: ({ LL, press }) => press(LL.details.city.unknown({ city: 'تهران' })),
  isDone: ({ LL, sees }) =>
    sees(LL.details.city.priced({ city: 'تهران', price: LL.money.full({ amount: 120_000 }) })),
}

/** Sections that load near the viewport make the page longer. */
async function scrollToEnd() {
  for (let step = 0; step < 20; step++) {
    window.scrollTo(0, document.body.scrollHeight)
    await advanceClock(100)
  }
}

export const alsoBought: Flow = {
  scenario: guest,
  path: pot,
  act: scrollToEnd,
  expectedMessage: noMessage,
  recover: async ({ visit }) => {
    await visit('/about')
    await visit(pot)
    await scrollToEnd()
  },
  isDone: ({ LL, sees }) => sees(LL.details.alsoBought()),
}

export const contentList: Flow = {
  scenario: guest,
  path: '/blogs',
  expectedMessage: pageError,
  isDone: ({ sees }) => sees('زعفران خوب را بشناسیم'),
}

export const contentEntry: Flow = {
  scenario: guest,
  path: '/blogs/real-saffron',
  expectedMessage: pageError,
  isDone: ({ sees }) => sees('چهار آزمون خانگی'),
}
