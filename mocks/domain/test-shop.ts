import type { InputOf, OutputOf } from '#contracts/endpoint.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { CartOperationName } from '#contracts/cart-operations.ts'
import { endpoints } from '#contracts/registry.ts'
import type { EndpointName } from '#contracts/registry.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { buildCatalogue } from '../shop/catalogue/catalogue.ts'
import type { ProductSeed, VariantSeed } from '../shop/catalogue/seed.ts'
import type { Behaviour, Success, Outcome, Refusal } from './behaviour.ts'
import { isRefusal } from './behaviour.ts'
import { behaviours } from './behaviours.ts'
import { cartDomain } from './cart.ts'
import { withDueNotices } from './due-notices.ts'
import { withPrices } from './prices.ts'
import { withReturnProgress } from './returns.ts'
import { emptyWorld } from './world.ts'
import type { Flags, World } from './world.ts'

export const productSeed = (
  label: string,
  rest: Partial<ProductSeed> & { variants: readonly VariantSeed[] },
): ProductSeed => ({
  label,
  shape: 'pottery-bowl',
  color: 'turquoise',
  name: ['کاسه', 'Bowl', 'Чаша'],
  maker: ['کارگاه', 'Workshop', 'Мастерская'],
  city: ['میبد', 'Meybod', 'Мейбод'],
  summary: ['خلاصه', 'Summary', 'Кратко'],
  description: ['شرح', 'Description', 'Описание'],
  specs: [],
  rating: 4,
  ratingCount: 10,
  addedOn: '2026-01-01',
  reviews: [],
  ...rest,
})

/** Product ids: 1001 carpet, 1002 enamel, 1003 bowl, 1004 saffron. Prices in Toman. */
const seeds = {
  'handwoven-carpets': [
    productSeed('carpet', {
      name: ['فرش دست‌بافت آبی', 'Blue carpet', 'Синий ковёр'],
      city: ['کاشان', 'Kashan', 'Кашан'],
      variants: [
        { color: 'navy', price: 5_000_000, was: 6_000_000, stock: 3 },
        { color: 'crimson', price: 4_000_000, stock: 0 },
      ],
    }),
  ],
  enamel: [
    productSeed('enamel', {
      name: ['بشقاب میناکاری', 'Enamel plate', 'Эмалевая тарелка'],
      city: ['اصفهان', 'Isfahan', 'Исфахан'],
      ratingCount: 200,
      variants: [{ color: 'navy', price: 900_000, stock: 9 }],
    }),
  ],
  pottery: [
    productSeed('bowl', {
      formerAddresses: ['pottery/clay-bowl', 'glass/bowl'],
      addedOn: '2026-11-10',
      variants: [
        { price: 100_000, stock: 5 },
        { price: 120_000, stock: 1 },
      ],
    }),
  ],
  'saffron-spices': [
    productSeed('saffron', {
      name: ['زعفران كامل', 'Saffron', 'Шафран'],
      variants: [{ price: 300_000, stock: 50 }],
    }),
  ],
}

export const item = { carpet: 10011, soldOutCarpet: 10012, enamel: 10021, bowl: 10031, lastBowl: 10032 }

export const sara = '09121234567'
export const amir = '09351112233'
export const stranger = '09360000000'

const openedAt = Date.parse('2026-11-18T08:30:00Z')

type Visitor = { token?: string; rtoken?: string }

/** A shop with four products; each call of a visitor advances its state. */
export async function openShop(flags: Partial<Flags> = {}, locale: Locales = 'en') {
  const catalogue = await buildCatalogue(seeds)
  const empty = emptyWorld('test')
  let state: World = { ...empty, flags: { ...empty.flags, ...flags } }
  let now = openedAt

  function run<Data>(
    visitor: Visitor,
    contract: Endpoint,
    behaviour: unknown,
    input: unknown,
  ): Outcome<Data> {
    const received = contract.input.parse(input)
    state = withDueNotices(withReturnProgress(state, now), catalogue, now)
    const priced = withPrices(catalogue, state.prices)
    const context = { catalogue: priced, locale, now, token: visitor.token, rtoken: visitor.rtoken }
    const outcome = (behaviour as Behaviour<Endpoint>)(state, received, context)
    state = outcome.state ?? state
    for (const { name, value, maxAge } of outcome.cookies ?? [])
      visitor[name] = maxAge > 0 ? value : undefined
    return outcome as Outcome<Data>
  }

  return {
    world: () => state,
    change: (edit: (world: World) => World) => void (state = edit(state)),
    advance: (seconds: number) => (now += seconds * 1000),
    visitor: (): Visitor => ({}),
    call: <Name extends EndpointName>(
      visitor: Visitor,
      name: Name,
      input: InputOf<(typeof endpoints)[Name]>,
    ) => run<OutputOf<(typeof endpoints)[Name]>>(visitor, endpoints[name], behaviours[name], input),
    cart: <Name extends CartOperationName>(
      visitor: Visitor,
      name: Name,
      input: Omit<InputOf<(typeof cartOperations)[Name]>, 'cartUpdateType'>,
    ) => run<OutputOf<(typeof cartOperations)[Name]>>(visitor, cartOperations[name], cartDomain[name], input),
  }
}

export type TestShop = Awaited<ReturnType<typeof openShop>>

export function expectSuccess<Data>(outcome: Outcome<Data>): Success<Data> {
  if (isRefusal(outcome))
    throw new Error(`Refused with ${outcome.refusal.status}: ${outcome.refusal.message}`)
  return outcome
}

export function expectRefusal(outcome: Outcome<unknown>): Refusal['refusal'] {
  if (!isRefusal(outcome)) throw new Error('Expected a refusal')
  return outcome.refusal
}

export function signedIn(shop: TestShop, mobile = sara): Visitor {
  const visitor = shop.visitor()
  expectSuccess(shop.call(visitor, 'login', { mobile, code: '12345' }))
  return visitor
}

export function cartWith(shop: TestShop, visitor: Visitor, productItemId: number, count = 1): string {
  const uniqueId = expectSuccess(shop.cart(visitor, 'add', { uniqueId: null, productItemId, count })).data
  expectSuccess(shop.cart(visitor, 'setDelivery', { uniqueId, deliveryId: 1 }))
  return uniqueId
}
