import { renameKey } from './edit-path.ts'
import type { Mutant } from './mutant.ts'
import { rewritingField, withBody, rewritingRefusal, rewritingResponse, intercepting } from './mutant.ts'

type Row = Record<string, unknown>

const html = '<!doctype html><title>Error</title><h1>Server Error</h1>'
const asHtml = { headers: { 'content-type': 'text/html; charset=utf-8' } }

const contentTyped = (name: string, type: string) =>
  intercepting(name, ['getCart', 'products'], () => async (_asked, pass) => {
    const response = await pass()
    return withBody(response, await response.text(), { headers: { 'content-type': type } })
  })

/** A server that fails on some user text, as one with a wrong query or a narrow column does. */
const failingOn = (name: string, pattern: RegExp) =>
  intercepting(
    name,
    ['suggest', 'products', 'contactForm', 'requestForm', 'register'],
    () =>
      async ({ input }, pass) => {
        const response = await pass()
        const isMatch = Object.values(input)
          .flat()
          .some((value) => typeof value === 'string' && pattern.test(value))
        return isMatch && response.status === 200
          ? withBody(response, html, { ...asHtml, status: 500 })
          : response
      },
  )

const oldPriceOf: Record<string, string> = { oldPrice: 'price', oldUnitPrice: 'unitPrice' }

export const shapeMutants: readonly Mutant[] = [
  rewritingField('itemCount renamed to count', ['getCart'], 'data', (cart: Row) =>
    renameKey(cart, 'itemCount', 'count'),
  ),
  rewritingField('fullName renamed to full_name', ['user'], 'data', (user: Row) =>
    renameKey(user, 'fullName', 'full_name'),
  ),
  rewritingField('prices as strings', ['product'], 'data.items.*.price.amount', String),
  rewritingField('prices in Toman', ['products'], 'data.products.*.price.unit', () => 'IRT'),
  rewritingField(
    'prices as bare numbers',
    ['getCart'],
    'data.cartItems.*.unitPrice',
    (price: Row) => price.amount,
  ),
  rewritingField('ids as strings', ['getCart'], 'data.cartItems.*.productId', String),
  rewritingField('null for an object', ['products'], 'data.products.*.rating', () => null),
  rewritingField(
    'instants as seconds',
    ['getDelivery'],
    'data.*.from',
    (at: string) => Date.parse(at) / 1000,
  ),
  rewritingField('a picture without its slash', ['suggest'], 'data.products.*.picture.src', (src: string) =>
    src.slice(1),
  ),
  rewritingField('an order status of its own', ['order'], 'data.status', () => 'shipped'),
  rewritingField('a status of its own in a list of orders', ['orders'], 'list.*.status', () => 'shipped'),
  rewritingField('an option axis of its own', ['product'], 'data.axes.*.name', () => 'voltage'),
  rewritingField('an option of its own', ['product'], 'data.items.*.options', (options: Row) => ({
    ...options,
    voltage: '220',
  })),
  rewritingField(
    'an event status of its own',
    ['contentList'],
    'data.entries.*.event',
    (event: Row | null) => event && { ...event, status: 'postponed' },
  ),
  rewritingField('a content kind of its own', ['contentList'], 'data.entries.*.kind', () => 'podcast'),
  rewritingField(
    'an address without a postal code',
    ['addresses'],
    'list.*',
    ({ postalCode: _gone, ...rest }: Row) => rest,
  ),
  rewritingField(
    'delivery methods without ids',
    ['getDelivery'],
    'data.*',
    ({ id: _gone, ...rest }: Row) => rest,
  ),
  rewritingField('labels with capitals', ['contentList'], 'data.entries.*.label', (label: string) =>
    label.toUpperCase(),
  ),
  rewritingResponse('a payload without its envelope', ['user'], ({ data }) => data),
  rewritingField('messages as null', ['getCart'], 'messages', () => null),
  rewritingField('null for an empty list', ['likes', 'orders'], 'list', (list: unknown[]) =>
    list.length === 0 ? null : list,
  ),
  rewritingResponse('full prices have an old price', 'all', (envelope) =>
    JSON.parse(JSON.stringify(envelope), function (this: Row, key, value: unknown) {
      const price = oldPriceOf[key]
      return price === undefined ? value : (value ?? this[price])
    }),
  ),
  rewritingResponse('keys with capitals', 'all', (envelope) =>
    Object.fromEntries(
      Object.entries(envelope).map(([key, value]) => [key[0]!.toUpperCase() + key.slice(1), value]),
    ),
  ),
  intercepting('204 for nothing to say', ['logout', 'like', 'contactForm'], () => async (_asked, pass) => {
    const { status, headers } = await pass()
    return status === 200 ? new Response(null, { status: 204, headers }) : pass()
  }),
  intercepting('a connection that is cut', ['payment'], () => async () => Response.error()),
  rewritingResponse('no messages', ['getCart'], ({ messages: _gone, ...rest }) => rest),
  rewritingField('messages as strings', ['add', 'otp', 'contactForm'], 'messages', (all: Row[]) =>
    all.map(({ item1 }) => item1),
  ),
  rewritingField('isSuccess as a number', ['product'], 'isSuccess', Number),
  rewritingResponse('a list under data', ['category'], ({ list, ...rest }) => ({ ...rest, data: list })),
  rewritingResponse('data under list', ['getDelivery'], ({ data, ...rest }) => ({ ...rest, list: data })),
  rewritingResponse('a list of orders in pages', ['orders'], ({ list, ...rest }) => ({
    ...rest,
    list: { items: list, page: 1 },
  })),
  contentTyped('JSON that says text/plain', 'text/plain; charset=utf-8'),
  contentTyped('JSON in another charset', 'application/json; charset=windows-1256'),
  intercepting(
    'a page with 200 for JSON',
    ['user'],
    () => async (_asked, pass) => withBody(await pass(), html, asHtml),
  ),
  rewritingRefusal('a page with 404 for an unknown product', ['product'], (response) =>
    withBody(response, html, asHtml),
  ),
  rewritingRefusal('500 on bad input', 'all', async (response) =>
    response.status === 400 ? withBody(response, await response.text(), { status: 500 }) : response,
  ),
  rewritingRefusal('a page with 400 for a body that is no JSON', 'all', (response, { input }) =>
    response.status === 400 && Object.keys(input).length === 0 ? withBody(response, html, asHtml) : response,
  ),
  failingOn('500 for a quote in a text', /'/),
  failingOn('500 for an emoji', /\p{Extended_Pictographic}/u),
  rewritingRefusal('refusals with 200', ['setRebate', 'setDelivery', 'setMerchant'], async (response) =>
    withBody(response, await response.text(), { status: 200 }),
  ),
  rewritingRefusal('refusals without a message', 'all', (response) =>
    withBody(response, JSON.stringify({ isSuccess: false, messages: [] })),
  ),
  rewritingRefusal('refusals as problem details', 'all', (response) =>
    withBody(
      response,
      JSON.stringify({ type: 'about:blank', title: 'Bad Request', status: response.status }),
    ),
  ),
  intercepting('Accept-Language ignored', 'all', () => async (asked, pass) => {
    asked.request.headers.set('accept-language', 'fa-IR')
    return pass()
  }),
]
