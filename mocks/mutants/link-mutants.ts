import type { ProductCard } from '#contracts/catalogue.ts'
import { dayInMs, tehranDay } from '#i18n/tehran.ts'
import { defaultNow } from '../server/clock.ts'
import type { Mutant } from './mutant.ts'
import { editPath } from './edit-path.ts'
import { intercepting, rewritingField, rewritingResponse, withBody } from './mutant.ts'

const unknownLabel = 'no-such-label'

export const linkMutants: readonly Mutant[] = [
  rewritingField(
    'a suggestion’s sale ended a week ago',
    ['suggest'],
    'data.products.*',
    (card: ProductCard) =>
      card.oldPrice ? { ...card, saleEndsOn: tehranDay(Date.parse(defaultNow) - 7 * dayInMs) } : card,
  ),
  rewritingField('a suggestion leads nowhere', ['suggest'], 'data.products.*.label', () => unknownLabel),
  rewritingField(
    'a suggestion of another category',
    ['suggest'],
    'data.products.*.catLabel',
    () => unknownLabel,
  ),
  rewritingField(
    'a suggested category leads nowhere',
    ['suggest'],
    'data.categories.*.label',
    () => unknownLabel,
  ),
  rewritingField(
    'products of the content lead nowhere',
    ['contentEntry'],
    'data.goods.*.label',
    () => unknownLabel,
  ),
  intercepting(
    'no page about privacy',
    ['contentEntry'],
    () =>
      async ({ request }, pass) =>
        request.url.endsWith('/help/privacy')
          ? withBody(await pass(), JSON.stringify({ isSuccess: false, messages: [{ item1: 'No page' }] }), {
              status: 404,
            })
          : pass(),
  ),
  rewritingResponse('help without words', ['contentEntry'], (envelope, { request }) =>
    request.url.endsWith('/help/returns') ? editPath(envelope, ['data', 'body'], () => '') : envelope,
  ),
  rewritingField(
    'a maker’s page leads nowhere',
    ['product'],
    'data.makerPage',
    (page: string | null) => page && unknownLabel,
  ),
  rewritingField(
    'pictures that are not there',
    ['product'],
    'data.items.*.pictures.*.src',
    () => '/api/pictures/none/1-front.svg',
  ),
  rewritingField(
    'videos that are not there',
    ['contentEntry'],
    'data.videoUrl',
    (url: string | null) => url && '/api/videos/none.webm',
  ),
  rewritingField(
    'films of products that are not there',
    ['product'],
    'data.videos.*.src',
    () => '/api/videos/none.webm',
  ),
]
