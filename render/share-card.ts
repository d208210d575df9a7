import { product, products } from '#contracts/catalogue.ts'
import { contentEntry, contentList } from '#contracts/content.ts'
import { parsePayload, type Envelope } from '#contracts/envelope.ts'
import type { Endpoint, OutputOf } from '#contracts/endpoint.ts'
import type { Money } from '#contracts/values.ts'
import { site } from '#src/platform/site.ts'

/** What the picture of a link preview shows of a page. `picture` is a path of the server. */
export type ShareCard = { title: string; picture: string; price: Money | null; oldPrice: Money | null }

type Answers = Record<string, Envelope>

/** The payload of the first answer to a call whose path is `path`. */
function answerOf<E extends Endpoint>(endpoint: E, path: RegExp, answers: Answers): OutputOf<E> | null {
  const found = Object.entries(answers).find(([call]) => path.test(call))
  const parsed = found && parsePayload(endpoint, found[1])
  return parsed?.ok ? parsed.output : null
}

const ogTitle = /property="og:title" content="([^"]*)"/

const unescaped = (text: string) =>
  text.replace(
    /&(amp|quot|lt|gt|#x27);/g,
    (_, name: string) => ({ amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" })[name]!,
  )

/** A product is shown with its price, a list by its first picture, any other page by the shop's own. */
export function shareCardOf(path: string, html: string, answers: Answers): ShareCard {
  const [, top] = path.split('/')
  const title = unescaped(ogTitle.exec(html)?.[1] ?? site.name.fa)
  const plain = { title, price: null, oldPrice: null }
  const own = answerOf(product, /^\/api\/products\/product\?/, answers)
  if (own) return { title, picture: own.picture.src, price: own.price, oldPrice: own.oldPrice }
  const list = top === 'search' && answerOf(products, /^\/api\/products\/products\?/, answers)
  if (list && list.products[0]) return { ...plain, picture: list.products[0].picture.src }
  const entry = answerOf(contentEntry, /^\/api\/content\/\w+\/[^?]/, answers)
  if (entry) return { ...plain, picture: entry.picture.src }
  const entries = answerOf(contentList, new RegExp(`^/api/content/${top}(\\?|$)`), answers)
  return { ...plain, picture: entries?.entries[0]?.picture.src ?? site.hero }
}
