import { pass } from '../../cart-model/clock.ts'
import type { Hands } from '../hands.ts'
import { pageError, silence, words } from '../tells.ts'
import type { Way } from '../way.ts'

const guest = ['cart-with-one-line'] as const
export const pot = '/search/copper/zanjan-copper-pot'
const titleOfPot = 'دیگ مسی دردار زنجان'

export const category: Way = {
  scenario: guest,
  path: '/about',
  tells: silence,
  again: ({ visit }) => visit('/contact'),
  done: ({ sees }) => sees('فرش و گلیم'),
}

export const products: Way = {
  scenario: guest,
  path: '/search',
  tells: pageError,
  done: ({ LL, sees }) => sees(LL.listing.all()) && !sees(LL.errors.title()),
}

export const product: Way = {
  scenario: guest,
  path: pot,
  tells: pageError,
  done: ({ LL, hasButton }) => hasButton(LL.cart.add()),
}

const asked = 'فرش'
const ask = async ({ LL, focus, type }: Hands) => {
  await focus(LL.nav.search())
  await type(LL.nav.search(), asked)
  await pass(500)
}

/** Who types goes on typing: what was typed can be searched for without any suggestion. */
export const suggest: Way = {
  scenario: guest,
  path: '/about',
  act: ask,
  tells: silence,
  keeps: ({ LL, valueOf }) => valueOf(LL.nav.search()) === asked,
  again: async (hands) => {
    await hands.type(hands.LL.nav.search(), '')
    await ask(hands)
  },
  done: ({ LL, sees }) => sees(LL.search.products()),
}

const heart = ({ LL }: Hands) => LL.product.like({ title: titleOfPot })

export const like: Way = {
  scenario: ['ready-to-order'],
  path: pot,
  act: (hands) => hands.press(heart(hands)),
  tells: words,
  keeps: (hands) => !hands.isPressed(heart(hands)),
  done: (hands) => hands.isPressed(heart(hands)),
}

export const contentList: Way = {
  scenario: guest,
  path: '/blogs',
  tells: pageError,
  done: ({ sees }) => sees('زعفران خوب را بشناسیم'),
}

export const contentEntry: Way = {
  scenario: guest,
  path: '/blogs/real-saffron',
  tells: pageError,
  done: ({ sees }) => sees('چهار آزمون خانگی'),
}
