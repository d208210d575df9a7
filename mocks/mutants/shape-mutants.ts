import { renamed } from './edited.ts'
import type { Mutant } from './mutant.ts'
import { editing, rebuilt, refusing, rewriting, standing } from './mutant.ts'

type Row = Record<string, unknown>

const html = '<!doctype html><title>Error</title><h1>Server Error</h1>'
const asHtml = { headers: { 'content-type': 'text/html; charset=utf-8' } }

const typed = (name: string, type: string) =>
  standing(name, ['getCart', 'products'], () => async (_asked, pass) => {
    const response = await pass()
    return rebuilt(response, await response.text(), { headers: { 'content-type': type } })
  })

/** A server that fails on what people write: somewhere behind it a query or a column is too narrow. */
const breaking = (name: string, pattern: RegExp) =>
  standing(
    name,
    ['suggest', 'products', 'contactForm', 'requestForm', 'register'],
    () =>
      async ({ input }, pass) => {
        const response = await pass()
        const isHurt = Object.values(input)
          .flat()
          .some((value) => typeof value === 'string' && pattern.test(value))
        return isHurt && response.status === 200
          ? rebuilt(response, html, { ...asHtml, status: 500 })
          : response
      },
  )

/** Fields, types and envelopes that are not what was promised. */
export const shapeMutants: readonly Mutant[] = [
  editing('itemCount renamed to count', ['getCart'], 'data', (cart: Row) =>
    renamed(cart, 'itemCount', 'count'),
  ),
  editing('fullName renamed to full_name', ['user'], 'data', (user: Row) =>
    renamed(user, 'fullName', 'full_name'),
  ),
  editing('prices as strings', ['product'], 'data.items.*.price.amount', String),
  editing('prices in Toman', ['products'], 'data.products.*.price.unit', () => 'IRT'),
  editing('prices as bare numbers', ['getCart'], 'data.cartItems.*.unitPrice', (price: Row) => price.amount),
  editing('ids as strings', ['getCart'], 'data.cartItems.*.productId', String),
  editing('null for an object', ['products'], 'data.products.*.rating', () => null),
  editing('instants as seconds', ['getDelivery'], 'data.*.from', (at: string) => Date.parse(at) / 1000),
  editing('a picture without its slash', ['suggest'], 'data.products.*.picture.src', (src: string) =>
    src.slice(1),
  ),
  editing('an order status of its own', ['order'], 'data.status', () => 'shipped'),
  editing(
    'an address without a postal code',
    ['addresses'],
    'list.*',
    ({ postalCode: _gone, ...rest }: Row) => rest,
  ),
  editing('delivery methods without ids', ['getDelivery'], 'data.*', ({ id: _gone, ...rest }: Row) => rest),
  editing('labels with capitals', ['contentList'], 'data.entries.*.label', (label: string) =>
    label.toUpperCase(),
  ),
  rewriting('a payload without its envelope', ['user'], ({ data }) => data),
  editing('messages as null', ['getCart'], 'messages', () => null),
  editing('null for an empty list', ['likes', 'orders'], 'list', (list: unknown[]) =>
    list.length === 0 ? null : list,
  ),
  rewriting('keys with capitals', 'all', (envelope) =>
    Object.fromEntries(
      Object.entries(envelope).map(([key, value]) => [key[0]!.toUpperCase() + key.slice(1), value]),
    ),
  ),
  standing('204 for nothing to say', ['logout', 'like', 'contactForm'], () => async (_asked, pass) => {
    const { status, headers } = await pass()
    return status === 200 ? new Response(null, { status: 204, headers }) : pass()
  }),
  standing('a connection that is cut', ['payment'], () => async () => Response.error()),
  rewriting('no messages', ['getCart'], ({ messages: _gone, ...rest }) => rest),
  editing('messages as strings', ['add', 'otp', 'contactForm'], 'messages', (all: Row[]) =>
    all.map(({ item1 }) => item1),
  ),
  editing('isSuccess as a number', ['product'], 'isSuccess', Number),
  rewriting('a list under data', ['category'], ({ list, ...rest }) => ({ ...rest, data: list })),
  rewriting('data under list', ['getDelivery'], ({ data, ...rest }) => ({ ...rest, list: data })),
  rewriting('a list of orders in pages', ['orders'], ({ list, ...rest }) => ({
    ...rest,
    list: { items: list, page: 1 },
  })),
  typed('JSON that says text/plain', 'text/plain; charset=utf-8'),
  typed('JSON in another charset', 'application/json; charset=windows-1256'),
  standing(
    'a page with 200 for JSON',
    ['user'],
    () => async (_asked, pass) => rebuilt(await pass(), html, asHtml),
  ),
  refusing('a page with 404 for an unknown product', ['product'], (response) =>
    rebuilt(response, html, asHtml),
  ),
  refusing('500 on bad input', 'all', async (response) =>
    response.status === 400 ? rebuilt(response, await response.text(), { status: 500 }) : response,
  ),
  refusing('a page with 400 for a body that is no JSON', 'all', (response, { input }) =>
    response.status === 400 && Object.keys(input).length === 0 ? rebuilt(response, html, asHtml) : response,
  ),
  breaking('500 for a quote in a text', /'/),
  breaking('500 for an emoji', /\p{Extended_Pictographic}/u),
  refusing('refusals with 200', ['setRebate', 'setDelivery', 'setMerchant'], async (response) =>
    rebuilt(response, await response.text(), { status: 200 }),
  ),
  refusing('refusals without a message', 'all', (response) =>
    rebuilt(response, JSON.stringify({ isSuccess: false, messages: [] })),
  ),
  refusing('refusals as problem details', 'all', (response) =>
    rebuilt(response, JSON.stringify({ type: 'about:blank', title: 'Bad Request', status: response.status })),
  ),
  standing('Accept-Language ignored', 'all', () => async (asked, pass) => {
    asked.request.headers.set('accept-language', 'fa-IR')
    return pass()
  }),
]
