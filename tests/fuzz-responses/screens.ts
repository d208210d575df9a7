import { Cart } from '#contracts/cart.ts'
import { signedIn, signedOut } from '#src/stores/auth.ts'
import { basketGiven, basketGone, cart } from '#src/stores/cart.ts'
import { addToCart, openMenu, signIn } from './acts.ts'
import type { Answers, CallName } from './network.ts'
import type { Shop } from './shop.tsx'

export type Screen = {
  name: string
  path: string
  isMember: boolean
  /** The call without which there is no screen. */
  main: CallName | null
  /** The calls without which it stands. */
  also: readonly CallName[]
  /** What the shopper does there. */
  act?: (shop: Shop) => Promise<void>
}

/** What every page asks for, or makes ready because a link to it is in sight. */
const guest = ['category', 'getCart', 'products', 'product'] as const
const reading = ['contentList', 'contentEntry'] as const
const member = [...guest, 'user', 'likes'] as const
/** The pages of the account lead to each other. */
const account = [...member, 'orders', 'addresses'] as const
const ordering = ['getDelivery', 'setDelivery'] as const
const joining = ['userDetail', 'otp', 'login', 'register'] as const

export const screens: readonly Screen[] = [
  {
    name: 'home',
    path: '/',
    isMember: false,
    main: null,
    also: [...guest, ...reading],
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
    also: [...member, ...reading, 'add'],
    act: addToCart,
  },
  {
    name: 'a comparison',
    path: '/compare?product=copper%2Fpot&product=copper%2Ftray',
    isMember: false,
    main: 'product',
    also: guest,
  },
  { name: 'the journal', path: '/blogs', isMember: false, main: 'contentList', also: [...guest, ...reading] },
  {
    name: 'an article',
    path: '/blogs/copper',
    isMember: false,
    main: 'contentEntry',
    also: [...guest, ...reading],
  },
  {
    name: 'the basket of a guest',
    path: '/basket',
    isMember: false,
    main: 'getCart',
    also: [...guest, ...ordering],
  },
  {
    name: 'the basket of a member',
    path: '/basket',
    isMember: true,
    main: 'getCart',
    also: [...member, ...ordering, 'addresses', 'orders', 'reserve', 'merchants', 'setAddress'],
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
    path: '/profile',
    isMember: true,
    main: 'user',
    also: [...guest, 'likes', 'orders', 'addresses'],
  },
  {
    name: 'the way in',
    path: '/loginRegister',
    isMember: false,
    main: 'checkOtp',
    also: [...member, ...joining],
    act: signIn,
  },
]

export const callsOf = ({ main, also }: Screen) => (main ? [main, ...also] : also)

/** A member has the basket that is answered, a guest gets it; `signedIn` forgets a code that was under way. */
export function enter({ isMember }: Screen, { getCart }: Answers) {
  const basket = Cart.safeParse(getCart?.data).data?.uniqueId
  signedIn()
  basketGone(cart.basketId)
  if (!isMember) signedOut()
  else if (basket) basketGiven(basket)
}
