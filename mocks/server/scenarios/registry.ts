import { listLimits } from '#contracts/lists.ts'
import { dayInMs } from '#i18n/tehran.ts'
import type { CatalogueName } from '../../shop/catalogue/catalogue-variants.ts'
import { inEveryLanguage } from '../../shop/localized-text.ts'
import { lockedFor } from '../../domain/codes.ts'
import type { StoredList } from '../../domain/world.ts'
import { withOrderStatus } from '../../domain/settle-payment.ts'
import { creditWallet } from '../../domain/wallet-entries.ts'
import { call, cartCall, withFault, withFlags, withShopper, withWorld } from './scenario-state.ts'
import { sampleNotices, waitForLess, withVariantBack } from './notice-steps.ts'
import {
  withNewsletter,
  withNewsletterAsked,
  withNewsletterExpired,
  withNewsletterLeft,
} from './newsletter-steps.ts'
import type { ScenarioState } from './scenario-state.ts'
import { cancelLines, manyProducts, placePaidOrder } from './order-steps.ts'
import { deliverOrder, scratched, withReturn, withoutPictures } from './return-steps.ts'
import { uploadedPicture, withManyReviews, withReview, writtenBefore, writtenReview } from './review-steps.ts'
import { withSharedCart } from './shared-cart-steps.ts'
import {
  addProducts,
  member,
  placeOrderFor,
  secondMember,
  withSettledPayment,
  signIn,
  signInElsewhere,
  soldDownTo,
  withCartLines,
  withWalletHistory,
} from './steps.ts'

const emptyList = { productItemIds: [], shareId: null, showsOwner: false, attemptId: null }

/** Their ids and the link are known to stories and journeys. */
const wishLists: readonly StoredList[] = [
  {
    ...emptyList,
    id: 701,
    name: ['جهیزیه', 'Wedding', 'Свадьба'],
    productItemIds: [10012, 10455, 10471],
    shareId: 'wedding-list-of-sara-2026',
    showsOwner: true,
  },
  { ...emptyList, id: 702, name: ['خانه', 'Home', 'Дом'] },
]

/** `includes` are scenarios to apply first. */
export type Scenario = {
  title: string
  catalogue?: CatalogueName
  includes?: readonly string[]
  apply?: (state: ScenarioState) => ScenarioState
}

const otherDevices = [
  {
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
    msAgo: 3 * 3_600_000,
  },
  {
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
    msAgo: 9 * dayInMs,
  },
]
const minute = 60_000
const hour = 60 * minute
const orderedProducts = ['zanjan-copper-pot', 'isfahan-engraved-tray', 'kashan-medallion-carpet'] as const

/** Scenarios compose: they are applied in the order of this list, whatever order they are named in. */
export const scenarios = {
  guest: { title: 'A guest without data' },

  'empty-catalogue': { title: 'The catalogue is empty', catalogue: 'empty' },
  'long-names': { title: 'Every name is as long as can be', catalogue: 'long-names' },
  'ten-thousand-products': { title: 'A shop of ten thousand products', catalogue: 'ten-thousand' },
  'no-content': {
    title: 'No article, gallery or exhibition has been written yet',
    apply: (state) => withFlags(state, { withoutContent: true }),
  },
  'no-delivery-methods': {
    title: 'Nothing can be delivered today',
    apply: (state) => withFlags(state, { withoutDelivery: true }),
  },
  'delivery-windows-full': {
    title: 'Each delivery window is taken between its choice and its arrival at the server',
    apply: (state) => withFlags(state, { withFullWindows: true }),
  },
  'online-without-payment': {
    title: 'Online orders get no payment id, and lead to the order page',
    apply: (state) => withFlags(state, { onlineWithoutPayment: true }),
  },

  'otp-throttled': {
    title: 'Too many wrong codes: both members wait two minutes',
    apply: (state) => {
      const attempt = { wrong: 0, lockedUntil: state.now + lockedFor * 1000 }
      return withWorld(state, { attempts: { [member.mobile]: attempt, [secondMember.mobile]: attempt } })
    },
  },
  'code-expired': {
    title: 'The code that was sent to Sara has expired',
    apply: (state) =>
      withWorld(state, { otps: { [member.mobile]: { code: '54321', sentAt: state.now - 5 * minute } } }),
  },

  member: {
    title: 'Sara is signed in: two addresses, a bonus of 500,000 Toman',
    apply: (state) => signIn(state, member.mobile),
  },
  'three-devices': {
    title: 'Sara is also signed in on a phone and on a computer',
    includes: ['member'],
    apply: (state) =>
      otherDevices.reduce((next, device) => signInElsewhere(next, member.mobile, device), state),
  },
  'data-export-ready': {
    title: 'Sara has asked for her data, and the file is ready',
    includes: ['member'],
    apply: (state) => withWorld(state, { exports: { [member.mobile]: state.now - minute } }),
  },
  'second-member': {
    title: 'Amir is signed in: one address, no bonus',
    apply: (state) => signIn(state, secondMember.mobile),
  },
  'without-addresses': {
    title: 'Sara is signed in and has no address yet',
    includes: ['member'],
    apply: (state) => {
      const { members } = state.world
      return withWorld(state, {
        members: { ...members, [member.mobile]: { ...members[member.mobile]!, addresses: [] } },
      })
    },
  },
  'all-liked': {
    title: 'Sara likes every product',
    includes: ['member'],
    apply: (state) =>
      withWorld(state, { likes: { [member.mobile]: state.catalogue.rows.map(({ id }) => id) } }),
  },
  'liked-goods': {
    title: 'Sara likes the first six products',
    includes: ['member'],
    apply: (state) =>
      withWorld(state, {
        likes: { [member.mobile]: state.catalogue.rows.slice(0, 6).map(({ id }) => id) },
      }),
  },

  'likes-gone': {
    title: 'Sara likes two products that have left the shop',
    includes: ['member'],
    apply: (state) => withWorld(state, { likes: { [member.mobile]: [1, 2] } }),
  },
  'wallet-filled': {
    title: 'Sara’s wallet holds 1,550,000 Toman after two top-ups, an order and a refund',
    includes: ['member'],
    apply: withWalletHistory,
  },
  'wallet-rich': {
    title: 'Sara’s wallet holds 900 million Toman: more than her cart costs',
    includes: ['member'],
    apply: (state) => ({
      ...state,
      world: creditWallet(state.world, member.mobile, {
        kind: 'topUp',
        amount: 9_000_000_000,
        at: state.now - dayInMs,
      }),
    }),
  },
  'top-up-pending': {
    title: 'Sara has opened a top-up of 500,000 Toman and not paid it: pay-1…',
    includes: ['member'],
    apply: (state) =>
      call(state, 'topUp', { amount: { amount: 5_000_000, unit: 'IRR' }, attemptId: 'top-up-pending' })[0],
  },

  'wish-lists': {
    title: 'Sara has two lists; that of the wedding is shared, and has what is sold out',
    includes: ['member'],
    apply: (state) => withWorld(state, { lists: { [member.mobile]: wishLists } }),
  },
  'wish-lists-full': {
    title: 'Sara has as many lists as there can be',
    includes: ['member'],
    apply: (state) =>
      withWorld(state, {
        lists: {
          [member.mobile]: Array.from({ length: listLimits.lists }, (_, at) => ({
            ...wishLists[1]!,
            id: 711 + at,
            name: inEveryLanguage(String(at + 1)),
          })),
        },
      }),
  },

  'shared-cart': {
    title: 'A cart was shared: since then prices have changed, one line is sold out and one product is gone',
    apply: withSharedCart,
  },

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

  'order-awaiting-payment': {
    title: 'An order that awaits payment: ZR-100001',
    includes: ['member'],
    apply: (state) => placeOrderFor(state, 'online', orderedProducts[0])[0],
  },
  'order-paid': {
    title: 'An order that is paid',
    includes: ['member'],
    apply: (state) => withSettledPayment(...placeOrderFor(state, 'online', orderedProducts[1]), 'paid'),
  },
  'payment-failed': {
    title: 'An order whose payment failed',
    includes: ['member'],
    apply: (state) => withSettledPayment(...placeOrderFor(state, 'online', orderedProducts[2]), 'failed'),
  },
  'order-delivered': {
    title: 'An order that was paid, sent and delivered',
    includes: ['member'],
    apply: (state) => {
      const [placed, id] = placeOrderFor(
        { ...state, now: state.now - 9 * dayInMs },
        'online',
        orderedProducts[1],
      )
      const { world } = withSettledPayment({ ...placed, now: placed.now + 3 * minute }, id, 'paid')
      const sent = withOrderStatus(world, id, { status: 'sent', at: state.now - 8 * dayInMs })
      return {
        ...placed,
        now: state.now,
        world: withOrderStatus(sent, id, { status: 'delivered', at: state.now - 3 * dayInMs }),
      }
    },
  },
  'order-of-three-lines': {
    title: 'A paid order of three lines',
    includes: ['member'],
    apply: (state) => placePaidOrder(state)[0],
  },
  'order-of-many-lines': {
    title: 'A paid order of 45 lines',
    includes: ['member'],
    apply: (state) => placePaidOrder(state, manyProducts)[0],
  },
  'order-partly-cancelled': {
    title: 'A paid order of three lines, one of which is cancelled',
    includes: ['member'],
    apply: (state) => {
      const [placed, id] = placePaidOrder(state)
      return cancelLines(placed, id, 1)
    },
  },
  'order-cancelled': {
    title: 'A paid order that is cancelled',
    includes: ['member'],
    apply: (state) => {
      const [placed, id] = placePaidOrder(state)
      return cancelLines(placed, id, 3)
    },
  },
  'order-to-return': {
    title: 'An order of three lines that was delivered three days ago',
    includes: ['member'],
    apply: (state) => deliverOrder(state, 3)[0],
  },
  'return-too-late': {
    title: 'An order of three lines that was delivered eight days ago',
    includes: ['member'],
    apply: (state) => deliverOrder(state, 8)[0],
  },
  'return-requested': {
    title: 'Sara has just asked to return the pots of a delivered order',
    includes: ['member'],
    apply: (state) => withReturn(state, minute, scratched),
  },
  'return-approved': {
    title: 'The return of the pots is approved',
    includes: ['member'],
    apply: (state) => withReturn(state, 2 * hour, scratched),
  },
  'return-refused': {
    title: 'The return of the pots is refused for want of a picture',
    includes: ['member'],
    apply: (state) => withReturn(state, 2 * hour, withoutPictures),
  },
  'return-picked-up': {
    title: 'The pots have been picked up',
    includes: ['member'],
    apply: (state) => withReturn(state, 30 * hour, scratched),
  },
  'return-refunded': {
    title: 'The pots are paid back to the wallet',
    includes: ['member'],
    apply: (state) => withReturn(state, 3 * dayInMs, scratched),
  },
  'review-pending': {
    title: 'Sara’s review of the delivered tray awaits approval',
    includes: ['order-delivered'],
    apply: (state) => withReview(state, orderedProducts[1], writtenReview),
  },
  'review-rejected': {
    title: 'Sara’s review of the delivered tray was rejected for its phone number',
    includes: ['order-delivered'],
    apply: (state) =>
      writtenBefore(state, 2 * hour, (then) =>
        withReview(then, orderedProducts[1], {
          ...writtenReview,
          body: `${writtenReview.body} 0912 000 00 00`,
        }),
      ),
  },
  'review-published': {
    title: 'Sara’s review of the delivered tray is published, with two pictures',
    includes: ['order-delivered'],
    apply: (state) =>
      writtenBefore(state, 2 * hour, (then) =>
        withReview(then, orderedProducts[1], {
          ...writtenReview,
          pictures: [uploadedPicture, uploadedPicture],
        }),
      ),
  },
  'many-reviews': {
    title: 'Forty people have reviewed the first carpet',
    apply: (state) => withManyReviews(state, orderedProducts[2], 40),
  },
  'order-by-cheque': {
    title: 'An order by cheque',
    includes: ['member'],
    apply: (state) => placeOrderFor(state, 'cheque', orderedProducts[0])[0],
  },
  'many-orders': {
    title: 'Thirty orders of every kind, one a day',
    includes: ['member'],
    apply: manyOrders,
  },
  'reserved-order': {
    title: 'A reserved order',
    includes: ['member'],
    apply: (state) => placeOrderFor(state, 'offline', orderedProducts[0], true)[0],
  },

  'cart-with-one-line': {
    title: 'One carpet in the cart',
    apply: (state) => addProducts(state, [{ label: 'kashan-medallion-carpet', count: 1 }]),
  },
  'cart-with-lines': { title: 'Three lines in the cart', apply: (state) => addProducts(state) },
  'full-cart': {
    title: 'Twenty-four lines in the cart',
    apply: (state) =>
      addProducts(
        state,
        state.catalogue.rows
          .filter((row) => row.fa.stockLeft > 0)
          .slice(0, 24)
          .map(({ label }) => ({ label, count: 1 })),
      ),
  },
  'child-order': {
    title: 'The cart is sent along with a reserved order',
    includes: ['member'],
    apply: (state) => {
      const [ordered, parentOrderId] = placeOrderFor(state, 'offline', orderedProducts[0], true)
      return cartCall(withCartLines(ordered), 'setParentOrderId', { parentOrderId })[0]
    },
  },
  'ready-to-order': {
    title: 'Sara’s cart with address and delivery chosen',
    includes: ['member'],
    apply: (state) => {
      const [delivered] = cartCall(withCartLines(state), 'setDelivery', { deliveryId: 1 })
      return cartCall(delivered, 'setAddress', { addressId: member.addresses[0]!.id })[0]
    },
  },
  'ready-to-pay-from-wallet': {
    title: 'Sara’s cart with address and delivery chosen, and a wallet that holds a part of its price',
    includes: ['wallet-filled', 'ready-to-order'],
  },
  'rebate-applied': {
    title: 'Ten percent off by ZARRIN10',
    apply: (state) => cartCall(withCartLines(state), 'setRebate', { rebateCode: 'ZARRIN10' })[0],
  },
  'bonus-applied': {
    title: 'Sara spends her bonus',
    includes: ['member'],
    apply: (state) => cartCall(withCartLines(state), 'setBonus', {})[0],
  },
  'rebate-expired': {
    title: 'ZARRIN10 has expired, in the cart too',
    apply: (state) =>
      withWorld(state, { rebates: { ZARRIN10: { percent: 10, isExpired: true, minimum: 0 } } }),
  },
  'basket-ordered': {
    title: 'The browser still has the id of a cart that was ordered elsewhere',
    includes: ['member'],
    apply: (state) => {
      const { basketId } = addProducts(state, [{ label: orderedProducts[0], count: 1 }]).shopper
      return withShopper(placeOrderFor(state, 'offline', orderedProducts[0])[0], { basketId })
    },
  },
  'basket-unknown': {
    title: 'The browser has the id of an unknown cart',
    apply: (state) => withShopper(state, { basketId: 'basket-of-another-shop' }),
  },

  'prices-changed': {
    title: 'Prices of lines have changed since they were added',
    apply: (state) => {
      const filled = withCartLines(state)
      const cart = filled.world.carts[filled.shopper.basketId!]!
      const lines = cart.lines.map((line, at) => ({
        ...line,
        unitPriceThen: line.unitPriceThen * ([0.9, 1.2][at] ?? 1),
      }))
      return withWorld(filled, { carts: { ...filled.world.carts, [cart.id]: { ...cart, lines } } })
    },
  },

  'low-stock': {
    title: 'One left in stock of everything',
    apply: (state) => withWorld(state, { sold: soldDownTo(state, 1) }),
  },
  'sold-out': {
    title: 'Everything is sold out, lines of the cart too',
    apply: (state) => withWorld(state, { sold: soldDownTo(state, 0) }),
  },

  'token-expired': {
    title: 'Sara’s token has expired; a refresh renews it',
    includes: ['member'],
    apply: (state) => withShopper(state, { token: undefined }),
  },
  'session-ended': {
    title: 'Sara was signed in; her tokens are void',
    includes: ['member'],
    apply: (state) => withWorld(state, { tokens: {} }),
  },

  'waiting-for-goods': {
    title: 'Sara waits for a lower price of a tray and a carpet',
    includes: ['member'],
    apply: (state) => orderedProducts.slice(1).reduce(waitForLess, state),
  },
  'variant-back': {
    title: 'The tray that Sara waited for is back, and she has not read of it',
    includes: ['member'],
    apply: (state) => withVariantBack(state, orderedProducts[1]),
  },
  'unread-notices': {
    title: 'Sara has twenty-five notices, three of them unread, one of an unknown kind',
    includes: ['member'],
    apply: (state) => withWorld(state, { notices: sampleNotices(state) }),
  },

  'slow-server': {
    title: 'Answers take two seconds, some six',
    apply: (state) => withFault(state, { on: '*', fault: { latency: { median: 2000, p95: 6000 } } }),
  },
  'flaky-server': {
    title: 'One call in five fails',
    apply: (state) => withFault(state, { on: '*', fault: { status: 503 }, chance: 0.2 }),
  },
  'server-down': {
    title: 'No call reaches the server',
    apply: (state) => withFault(state, { on: '*', fault: 'drop' }),
  },
  'cart-unavailable': {
    title: 'Adding to the cart fails',
    apply: (state) => withFault(state, { on: 'add', fault: { status: 503 } }),
  },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios) as [ScenarioName, ...ScenarioName[]]

function manyOrders(state: ScenarioState): ScenarioState {
  const kinds = ['online', 'offline', 'cheque'] as const
  const endings = ['paid', 'failed', 'cancelled'] as const
  return Array.from({ length: 30 }, (_, at) => at).reduce((before, at) => {
    const day = { ...before, now: state.now - (30 - at) * dayInMs }
    const [placed, id] = placeOrderFor(day, kinds[at % 3]!, orderedProducts[at % 2]!)
    return { ...withSettledPayment(placed, id, endings[Math.floor(at / 3) % 3]!), now: state.now }
  }, state)
}
