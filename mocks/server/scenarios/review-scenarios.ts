import type { InputOf } from '#contracts/endpoint.ts'
import type { saveReview } from '#contracts/reviews.ts'
import { dayInMs } from '#i18n/tehran.ts'
import type { StoredReview } from '../../domain/world.ts'
import { seededRandom } from '../../shop/random.ts'
import { call, earlier, withWorld } from './scenario-state.ts'
import type { ScenarioState, Scenarios } from './scenario-state.ts'
import { hour, orderedProducts } from './steps.ts'

type Written = Omit<InputOf<typeof saveReview>, 'product'>

const writtenReview: Written = {
  stars: 4,
  title: 'نقش و پرداخت تمیز',
  body: 'قلم‌زنی‌اش ظریف است و سینی سنگین و محکم. تنها کمی از عکس تیره‌تر است.',
  kept: [],
  pictures: [],
}

/** No picture, but base64: the mock server shows views of the product instead. */
export const uploadedPicture = { name: 'tray.jpg', type: 'image/jpeg', content: '/9j/4AAQ' } as const

function productIn(state: ScenarioState, label: string) {
  const row = state.catalogue.byLabel.get(label)
  if (!row) throw new Error(`There is no ${label}.`)
  return row
}

const withReview = (state: ScenarioState, label: string, review: Written): ScenarioState =>
  call(state, 'saveReview', { ...review, product: productIn(state, label).id })[0]

const authors = [
  ['آرزو ب.', 'Arezou B.', 'Арезу Б.'],
  ['کیان س.', 'Kian S.', 'Киан С.'],
  ['فرشته ن.', 'Fereshteh N.', 'Ферештех Н.'],
  ['رامین پ.', 'Ramin P.', 'Рамин П.'],
] as const

const texts = [
  [
    'از بسته‌بندی تا خود کالا همه چیز مرتب بود.',
    'From the packing to the piece itself, all was in order.',
    'И упаковка, и сама вещь — всё в порядке.',
  ],
  [
    'چند هفته است داریمش و هر روز بیشتر به چشم می‌آید.',
    'We have had it for some weeks, and like it more every day.',
    'У нас уже несколько недель, и с каждым днём нравится больше.',
  ],
  [
    'خوب است، ولی رنگش را روشن‌تر تصور می‌کردم.',
    'It is good, but I imagined a lighter colour.',
    'Хорошая вещь, но цвет представлялся светлее.',
  ],
] as const

function withManyReviews(state: ScenarioState, label: string, count: number): ScenarioState {
  const row = productIn(state, label)
  const views = row.fa.items[0]!.pictures.map(({ src }) => src)
  const written = Array.from({ length: count }, (_, at): StoredReview => {
    const random = seededRandom(`${label}/${at}`)
    return {
      id: 800_000 + at,
      owner: null,
      author: authors[at % authors.length]!,
      productId: row.id,
      stars: 1 + Math.floor(Math.sqrt(random()) * 5),
      title: ['', '', ''],
      body: texts[at % texts.length]!,
      pictures: at % 4 === 0 ? views.slice(0, 1 + (at % 3)) : [],
      at: state.now - (at + 1) * dayInMs,
      isRejected: false,
      isTold: true,
    }
  })
  return withWorld(state, { reviews: [...state.world.reviews, ...written] })
}

export const reviewScenarios = {
  'review-pending': {
    title: 'Sara’s review of the delivered tray awaits approval',
    includes: ['order-delivered'],
    apply: (state) => withReview(state, orderedProducts[1], writtenReview),
  },
  'review-rejected': {
    title: 'Sara’s review of the delivered tray was rejected for its phone number',
    includes: ['order-delivered'],
    apply: (state) =>
      earlier(state, 2 * hour, (then) =>
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
      earlier(state, 2 * hour, (then) =>
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
} as const satisfies Scenarios
