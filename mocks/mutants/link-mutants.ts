import type { ProductCard } from '#contracts/catalogue.ts'
import { dayLength, tehranDay } from '#i18n/tehran.ts'
import { defaultNow } from '../server/clock.ts'
import type { Mutant } from './mutant.ts'
import { editing } from './mutant.ts'

const nowhere = 'no-such-label'

/** Labels, ids and addresses that lead to nothing. */
export const linkMutants: readonly Mutant[] = [
  editing('a suggestion’s sale ended a week ago', ['suggest'], 'data.products.*', (card: ProductCard) =>
    card.oldPrice ? { ...card, saleEndsOn: tehranDay(Date.parse(defaultNow) - 7 * dayLength) } : card,
  ),
  editing('a suggestion leads nowhere', ['suggest'], 'data.products.*.label', () => nowhere),
  editing('a suggestion of another category', ['suggest'], 'data.products.*.catLabel', () => nowhere),
  editing('a suggested category leads nowhere', ['suggest'], 'data.categories.*.label', () => nowhere),
  editing('goods of the content lead nowhere', ['contentEntry'], 'data.goods.*.label', () => nowhere),
  editing(
    'a maker’s page leads nowhere',
    ['product'],
    'data.makerPage',
    (page: string | null) => page && nowhere,
  ),
  editing(
    'pictures that are not there',
    ['product'],
    'data.items.*.pictures.*.src',
    () => '/api/pictures/none/1-front.svg',
  ),
  editing(
    'videos that are not there',
    ['contentEntry'],
    'data.videoUrl',
    (url: string | null) => url && '/api/videos/none.webm',
  ),
]
