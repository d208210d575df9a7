import type { Review } from '#contracts/product.ts'
import { reviewSorts } from '#contracts/reviews.ts'
import type { OwnReviews, ReviewList } from '#contracts/reviews.ts'
import type { QuestionList } from '#contracts/questions.ts'
import { editPath } from './edit-path.ts'
import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField, rewritingRequest, rewritingResponse, withBody } from './mutant.ts'

type Pictured = { pictures: unknown[] }

const done = (data: unknown) =>
  Response.json(
    { isSuccess: true, messages: [], data },
    { headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } },
  )

const questionsShown = (name: string, isShown: (body: string) => boolean) =>
  intercepting(name, ['askQuestion', 'questions'], () => {
    const sent: string[] = []
    return async (asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      if (asked.call === 'askQuestion') {
        sent.push(...[String(asked.input.body)].filter(isShown))
        return response
      }
      const { data, ...envelope } = (await response.json()) as { data: QuestionList }
      const asks = sent.map((body, at) => ({ id: at + 1, author: 'S.', body, on: '2026-11-18', answers: [] }))
      const list = { ...data, total: data.total + asks.length, questions: [...asks, ...data.questions] }
      return withBody(response, JSON.stringify({ ...envelope, data: list }))
    }
  })

export const reviewMutants: readonly Mutant[] = [
  rewritingRequest('reviews are in one order', ['reviews'], (input) =>
    reviewSorts.some((sort) => sort === [input.sort].flat()[0]) ? { ...input, sort: 'newest' } : input,
  ),
  rewritingRequest('reviews of every star', ['reviews'], ({ stars, ...input }) =>
    /^[1-5]$/.test(String(stars)) ? input : { stars, ...input },
  ),
  rewritingRequest('later pages of reviews are of every star', ['reviews'], (input) =>
    Number(input.page) > 1 ? { ...input, stars: undefined } : input,
  ),
  rewritingRequest(
    'reviews with and without pictures',
    ['reviews'],
    ({ withPictures: _pictures, ...input }) => input,
  ),
  rewritingRequest('each page of reviews is the first', ['reviews'], (input) => ({ ...input, page: '1' })),
  rewritingField('review stars of the page', ['reviews'], 'data', (data: ReviewList) => ({
    ...data,
    stars: [1, 2, 3, 4, 5].map((stars) => data.reviews.filter((review) => review.stars === stars).length),
  })),
  rewritingField(
    'a product counts one review too many',
    ['product'],
    'data.reviewCount',
    (count: number) => count + 1,
  ),
  rewritingField('a product has its oldest reviews', ['product'], 'data.reviews', (reviews: Review[]) =>
    reviews.toReversed(),
  ),
  rewritingResponse('averages of their own', ['product', 'products', 'suggest'], (envelope) =>
    editPath(
      editPath(envelope, ['data', 'rating', 'average'], () => 1),
      ['data', 'products', '*', 'rating', 'average'],
      () => 1,
    ),
  ),
  intercepting('everybody may review everything', ['saveReview'], () => async (asked, pass) => {
    const response = await pass()
    if (response.status !== 403) return response
    const { stars, title, body } = asked.input as Record<string, unknown>
    const picture = { src: '/api/pictures/x/1-whole.svg', alt: '', tint: '#ffffff' }
    const product = { id: Number(asked.input.product), label: 'x', catLabel: 'x', title: 'x', picture }
    const review = { id: 1, product, stars, title, body, pictures: [], on: '2026-01-01', state: 'pending' }
    return done({ ...review, reason: null })
  }),
  rewritingField('a reviewed product is to be reviewed', ['ownReviews'], 'data', (data: OwnReviews) => ({
    ...data,
    toWrite: [...data.toWrite, ...data.written.map(({ product }) => product)],
  })),
  rewritingField('a changed review keeps its stars', ['saveReview', 'ownReviews'], 'data', (data: object) => {
    const one = (review: object) => ({ ...review, stars: 4 })
    return 'written' in data ? { ...data, written: (data as OwnReviews).written.map(one) } : one(data)
  }),
  intercepting('a review is shown before it is checked', ['saveReview', 'reviews'], () => {
    const sent: Review[] = []
    return async (asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      const envelope = (await response.json()) as { data: ReviewList & Review }
      if (asked.call === 'saveReview') {
        sent.push({ ...envelope.data, author: 'S.', helpful: 0 })
        return done(envelope.data)
      }
      const { total, reviews } = envelope.data
      return done({ ...envelope.data, total: total + sent.length, reviews: [...sent, ...reviews] })
    }
  }),
  rewritingRequest('pictures of the former review stay', ['saveReview'], (input) =>
    Array.isArray(input.kept) && input.kept.length > 0 ? { ...input, kept: [input.kept[0]] } : input,
  ),
  rewritingField(
    'a review loses its last picture',
    ['saveReview', 'ownReviews'],
    'data',
    (data: OwnReviews | Pictured) => {
      const one = <One extends Pictured>(review: One) => ({
        ...review,
        pictures: review.pictures.slice(0, 2),
      })
      return 'written' in data ? { ...data, written: data.written.map(one) } : one(data)
    },
  ),
  intercepting('a vote counts each time', ['markHelpful'], () => {
    let votes = 0
    return async (asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      votes += asked.input.helpful ? 1 : 0
      return done({ helpful: votes })
    }
  }),
  intercepting(
    'a vote cannot be taken back',
    ['markHelpful'],
    () => (asked, pass) => pass({ ...asked.input, helpful: true }),
  ),
  intercepting('one’s own review is helpful', ['markHelpful'], () => async (_asked, pass) => {
    const response = await pass()
    return response.status === 422 ? done({ helpful: 1 }) : response
  }),
  rewritingField('a pending review has a reason', ['ownReviews', 'saveReview'], 'data', (data: object) => {
    const one = (review: object) => ({ ...review, reason: 'Because' })
    return 'written' in data ? { ...data, written: (data as OwnReviews).written.map(one) } : one(data)
  }),
  intercepting('a rejected review is shown to all', ['ownReviews', 'reviews'], () => {
    const rejected: OwnReviews['written'] = []
    return async (asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      const { data, ...envelope } = (await response.clone().json()) as { data: OwnReviews & ReviewList }
      if (asked.call === 'ownReviews') {
        rejected.push(...data.written.filter(({ state }) => state === 'rejected'))
        return response
      }
      const shown = rejected
        .filter(({ product }) => String(product.id) === String(asked.input.product))
        .map((review) => ({ ...review, author: 'S.', helpful: 0 }))
      const list = { ...data, total: data.total + shown.length, reviews: [...shown, ...data.reviews] }
      return withBody(response, JSON.stringify({ ...envelope, data: list }))
    }
  }),
  rewritingField('a rejected review has no reason', ['ownReviews'], 'data.written.*.reason', () => null),
  intercepting('own reviews are everybody’s', ['saveReview', 'ownReviews'], () => {
    const all: unknown[] = []
    return async (asked, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      const { data } = (await response.json()) as { data: OwnReviews }
      if (asked.call === 'ownReviews') return done({ ...data, written: all.length > 0 ? all : data.written })
      all.splice(0, all.length, data)
      return done(data)
    }
  }),
  rewritingField(
    'the oldest of one’s own reviews first',
    ['ownReviews'],
    'data.written',
    (written: unknown[]) => written.toReversed(),
  ),
  rewritingField('the oldest question first', ['questions'], 'data', (data: QuestionList) => ({
    ...data,
    questions: data.questions.toReversed(),
  })),
  rewritingRequest('each page of questions is the first', ['questions'], (input) => ({
    ...input,
    page: '1',
  })),
  rewritingRequest('later pages of questions are not searched', ['questions'], (input) =>
    Number(input.page) > 1 ? { ...input, text: undefined } : input,
  ),
  rewritingField(
    'the total of found questions is at least one',
    ['questions'],
    'data.total',
    (total: number) => Math.max(1, total),
  ),
  rewritingRequest('questions are searched by half', ['questions'], (input) => ({
    ...input,
    text: input.text && String(input.text).replace(/[يك].*/u, 'xyzzy'),
  })),
  rewritingRequest('questions are not searched', ['questions'], ({ text, ...input }) =>
    String(text).length > 100 ? { text, ...input } : input,
  ),
  rewritingRequest(
    'every attempt asks a question',
    ['askQuestion'],
    ({ attemptId: _gone, ...input }) => input,
  ),
  questionsShown('a question is shown before it is checked', () => true),
  questionsShown('a rejected question is shown to all', (body) => body.includes('://')),
]
