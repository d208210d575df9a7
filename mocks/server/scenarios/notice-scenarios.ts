import { dayInMs } from '#i18n/tehran.ts'
import { withDueNotices } from '../../domain/due-notices.ts'
import { notify } from '../../domain/notices.ts'
import type { World } from '../../domain/world.ts'
import type { Text } from '../../shop/catalogue/seed.ts'
import { call, withWorld } from './scenario-state.ts'
import type { ScenarioState, Scenarios } from './scenario-state.ts'
import { itemOf, member, orderedProducts, soldDownTo } from './steps.ts'

type Sample = { kind: string; title: Text; text: Text; path: string | null }

const samples: readonly Sample[] = [
  {
    kind: 'orderSent',
    title: ['سفارش شما فرستاده شد', 'Your order has been sent', 'Ваш заказ отправлен'],
    text: [
      'سفارش ZR-100001 با پیک در راه است.',
      'Order ZR-100001 is with the courier.',
      'Заказ ZR-100001 передан курьеру.',
    ],
    path: '/profile/accountorder',
  },
  {
    kind: 'reviewPublished',
    title: ['نظر شما منتشر شد', 'Your review is published', 'Ваш отзыв опубликован'],
    text: [
      'از اینکه درباره دیگ مسی زنجان نوشتید سپاسگزاریم.',
      'Thank you for writing about the copper pot of Zanjan.',
      'Спасибо, что написали о медном котле из Зенджана.',
    ],
    path: '/search/copper/zanjan-copper-pot',
  },
  {
    kind: 'questionAnswered',
    title: ['پرسش شما پاسخ گرفت', 'Your question is answered', 'На ваш вопрос ответили'],
    text: [
      'سازنده به پرسش شما درباره سینی قلم‌زنی پاسخ داد.',
      'The maker has answered your question about the engraved tray.',
      'Мастер ответил на ваш вопрос о подносе с чеканкой.',
    ],
    path: '/search/copper/isfahan-engraved-tray',
  },
  {
    kind: 'somethingNew',
    title: ['نمایشگاه تازه در یزد', 'A new exhibition in Yazd', 'Новая выставка в Йезде'],
    text: ['از هفته آینده میزبان شما هستیم.', 'We look forward to seeing you.', 'Мы ждём вас в гости.'],
    path: null,
  },
]

const total = 25
const unread = 3

/** One a day, of every kind. */
function sampleNotices(state: ScenarioState): World['notices'] {
  const filled = Array.from({ length: total }, (_, at) => at).reduce(
    (world, at) =>
      notify(world, member.mobile, {
        ...samples[at % samples.length]!,
        at: state.now - (total - at) * dayInMs,
      }),
    state.world,
  )
  const all = filled.notices[member.mobile]!
  return { [member.mobile]: all.map((notice, at) => ({ ...notice, isRead: at >= unread })) }
}

const waitForLess = (state: ScenarioState, label: string): ScenarioState =>
  call(state, 'subscribe', { productItemId: itemOf(state, label), kind: 'cheaper' })[0]

/** Waits while everything is sold out; then the variant is back and its notice sent. */
function withVariantBack(state: ScenarioState, label: string): ScenarioState {
  const productItemId = itemOf(state, label)
  const soldOut = withWorld(state, { sold: soldDownTo(state, 0) })
  const [waiting] = call(soldOut, 'subscribe', { productItemId, kind: 'backInStock' })
  const restocked = { ...waiting.world, sold: state.world.sold }
  return { ...waiting, world: withDueNotices(restocked, state.catalogue, state.now) }
}

export const noticeScenarios = {
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
} as const satisfies Scenarios
