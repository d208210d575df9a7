import type { Catalogue, Row } from '../shop/catalogue/catalogue.ts'
import type { Text } from '../shop/catalogue/seed.ts'
import { filled, titleOf } from './notice-texts.ts'
import { notify } from './notices.ts'
import { moderationOf } from './published-reviews.ts'
import { answerTime } from './questions.ts'
import { inLocale } from '../shop/localized-text.ts'
import type { World } from './world.ts'

type NoticeTexts = { kind: string; title: Text; text: Text; pathOf: (row: Row) => string }

const productPath = ({ leaf, label }: Row) => `/search/${leaf}/${label}`

const published: NoticeTexts = {
  kind: 'reviewPublished',
  title: ['نظر شما منتشر شد', 'Your review is published', 'Ваш отзыв опубликован'],
  text: [
    'از اینکه درباره «{product}» نوشتید سپاسگزاریم.',
    'Thank you for writing about “{product}”.',
    'Спасибо за отзыв о товаре «{product}».',
  ],
  pathOf: productPath,
}

const rejected: NoticeTexts = {
  kind: 'reviewRejected',
  title: ['نظر شما منتشر نشد', 'Your review was not published', 'Ваш отзыв не опубликован'],
  text: [
    'نظر شما درباره «{product}» به اصلاح نیاز دارد. دلیل آن را ببینید و دوباره بفرستید.',
    'Your review of “{product}” needs a change. See why, and send it again.',
    'Отзыв о товаре «{product}» нужно поправить. Посмотрите причину и отправьте его снова.',
  ],
  pathOf: () => '/profile/reviews',
}

const answered: NoticeTexts = {
  kind: 'questionAnswered',
  title: ['پرسش شما پاسخ گرفت', 'Your question is answered', 'На ваш вопрос ответили'],
  text: [
    'به پرسش شما درباره «{product}» پاسخ دادیم.',
    'We have answered your question about “{product}”.',
    'Мы ответили на ваш вопрос о товаре «{product}».',
  ],
  pathOf: productPath,
}

type Due = { owner: string | null; productId: number; texts: NoticeTexts }

function sent(state: World, { owner, productId, texts }: Due, catalogue: Catalogue, at: number): World {
  const row = catalogue.rows.find(({ id }) => id === productId)
  if (!row || owner === null) return state
  const { kind, title, text, pathOf } = texts
  const product = titleOf(row)
  return notify(state, owner, {
    kind,
    title,
    text: filled(text, { product: (locale) => inLocale(product, locale) }),
    path: pathOf(row),
    at,
  })
}

const told = <Sent extends { isTold: boolean }>(all: readonly Sent[], those: readonly Sent[]) =>
  all.map((one) => (those.includes(one) ? { ...one, isTold: true } : one))

/** Tells authors how the moderation of their review ended, and of the answer to their question. */
export function withModerationNotices(state: World, catalogue: Catalogue, now: number): World {
  const reviews = state.reviews.filter((one) => !one.isTold && moderationOf(one, now) !== 'pending')
  const questions = state.questions.filter(({ isTold, at }) => !isTold && now >= at + answerTime)
  if (reviews.length === 0 && questions.length === 0) return state
  const due: Due[] = [
    ...reviews.map(({ owner, productId, isRejected }) => ({
      owner,
      productId,
      texts: isRejected ? rejected : published,
    })),
    ...questions.map(({ owner, productId }) => ({ owner, productId, texts: answered })),
  ]
  const next = {
    ...state,
    reviews: told(state.reviews, reviews),
    questions: told(state.questions, questions),
  }
  return due.reduce<World>((before, one) => sent(before, one, catalogue, now), next)
}
