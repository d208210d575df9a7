import { Cart } from '#contracts/cart.ts'
import { signedIn, signedOut } from '#src/stores/auth.ts'
import { setBasketId, dropBasketId, cart } from '#src/stores/cart.ts'
import { addToCart, confirmNewsletter, leaveNewsletter, openMenu, signIn } from './actions.ts'
import type { CallName } from '#contracts/registry.ts'
import type { Responses } from './network.ts'
import type { Shop } from './shop.tsx'

export type Screen = {
  name: string
  path: string
  isMember: boolean
  main: CallName | null
  also: readonly CallName[]
  act?: (shop: Shop) => Promise<void>
}

/** Calls of every page, and prefetches of visible links. */
const guest = ['category', 'getCart', 'products', 'product'] as const
const contentCalls = ['contentList', 'contentEntry'] as const
const member = [...guest, 'user', 'likes', 'notices'] as const
const account = [...member, 'orders', 'addresses'] as const
const productCalls = [
  'reviews',
  'questions',
  'ownReviews',
  'alsoBought',
  'deliveryCities',
  'subscriptions',
  'lists',
] as const
const deliveryCalls = ['getDelivery', 'setDelivery'] as const
const signInCalls = ['userDetail', 'otp', 'login', 'register'] as const

export const screens: readonly Screen[] = [
  {
    name: 'home',
    path: '/',
    isMember: false,
    main: null,
    also: [...guest, ...contentCalls],
    act: openMenu,
  },
  {
    name: 'all products',
    path: '/search?color=navy&discounted=true',
    isMember: false,
    main: 'products',
    also: guest,
  },
  { name: 'a category', path: '/search/copper', isMember: true, main: 'products', also: member },
  {
    name: 'a product',
    path: '/search/copper/pot',
    isMember: true,
    main: 'product',
    also: [...member, ...contentCalls, ...productCalls, 'add'],
    act: addToCart,
  },
  {
    name: 'a comparison',
    path: '/compare?product=copper%2Fpot&product=copper%2Ftray',
    isMember: false,
    main: 'product',
    also: guest,
  },
  {
    name: 'the blog',
    path: '/blogs',
    isMember: false,
    main: 'contentList',
    also: [...guest, ...contentCalls],
  },
  {
    name: 'an article',
    path: '/blogs/copper',
    isMember: false,
    main: 'contentEntry',
    also: [...guest, ...contentCalls],
  },
  {
    name: 'the cart of a guest',
    path: '/basket',
    isMember: false,
    main: 'getCart',
    also: [...guest, ...deliveryCalls],
  },
  {
    name: 'the cart of a member',
    path: '/basket',
    isMember: true,
    main: 'getCart',
    also: [...member, ...deliveryCalls, 'addresses', 'orders', 'reserve', 'merchants', 'setAddress'],
  },
  {
    name: 'a shared cart',
    path: '/basket/shared/a-basket-of-somebody-else',
    isMember: false,
    main: 'sharedCart',
    also: guest,
  },
  {
    name: 'a letter that asks to confirm',
    path: '/newsletter/confirm/of-a-letter',
    isMember: false,
    main: 'confirmNewsletter',
    also: guest,
    act: confirmNewsletter,
  },
  {
    name: 'a letter that is to be the last',
    path: '/newsletter/leave/of-a-letter',
    isMember: false,
    main: 'unsubscribeNewsletter',
    also: guest,
    act: leaveNewsletter,
  },
  { name: 'an order', path: '/profile/accountorder/ZR-1', isMember: true, main: 'order', also: account },
  {
    name: 'the orders',
    path: '/profile/accountorder',
    isMember: true,
    main: 'orders',
    also: [...member, 'addresses', 'order'],
  },
  {
    name: 'the addresses',
    path: '/profile/addresses',
    isMember: true,
    main: 'addresses',
    also: [...member, 'orders'],
  },
  {
    name: 'the profile',
    path: '/profile/details',
    isMember: true,
    main: 'user',
    also: [...guest, 'likes', 'notices', 'orders', 'addresses'],
  },
  {
    name: 'the devices',
    path: '/profile/devices',
    isMember: true,
    main: 'devices',
    also: [...account],
  },
  {
    name: 'the notices',
    path: '/profile/notices',
    isMember: true,
    main: 'notices',
    also: [...guest, 'user', 'likes', 'subscriptions', 'orders', 'addresses'],
  },
  {
    name: 'the own data',
    path: '/profile/privacy',
    isMember: true,
    main: 'deletionTerms',
    also: [...account, 'dataExport'],
  },
  {
    name: 'the account',
    path: '/profile',
    isMember: true,
    main: null,
    also: [...account, 'wallet', 'ownReviews'],
  },
  {
    name: 'sign-in',
    path: '/loginRegister',
    isMember: false,
    main: 'checkOtp',
    also: [...member, ...signInCalls, ...contentCalls],
    act: signIn,
  },
]

export const callsOf = ({ main, also }: Screen) => (main ? [main, ...also] : also)

/** `signedIn` also clears a pending sign-in code, hence it is called for guests too. */
export function applySession({ isMember }: Screen, { getCart }: Responses) {
  const cartId = Cart.safeParse(getCart?.data).data?.uniqueId
  signedIn()
  dropBasketId(cart.basketId)
  if (!isMember) signedOut()
  else if (cartId) setBasketId(cartId)
}
