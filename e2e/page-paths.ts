import { carpetPath } from './steps.ts'

export const cataloguePages = [
  '/',
  '/search',
  '/search/copper',
  '/search?text=nothing-is-called-so',
  carpetPath,
  '/compare',
  '/loginRegister',
  '/basket',
  '/basket/shared/of-nobody',
  '/discount/ZARRIN10',
  '/track',
  '/no/such/page',
]

export const contentPages = [
  '/blogs',
  '/blogs/reading-a-carpet',
  '/brand',
  '/brand/lajvardin',
  '/video',
  '/video/the-sound-of-the-setar',
  '/gallery',
  '/gallery/blue-and-white',
  '/services',
  '/services/framing',
  '/exhibition',
  '/exhibition/knot-by-knot',
  '/help',
  '/help/faq',
  '/about',
  '/contact',
  '/Request',
  '/employment',
]

export const memberPages = [
  '/basket',
  '/list/wedding-list-of-sara-2026',
  '/profile',
  '/profile/details',
  '/profile/devices',
  '/profile/privacy',
  '/profile/likes',
  '/profile/lists',
  '/profile/lists/701',
  '/profile/addresses',
  '/profile/notices',
  '/profile/reviews',
  '/profile/wallet',
  '/profile/accountorder',
  '/profile/accountorder/ZR-100001',
  '/profile/accountorder/ZR-100001/invoice',
]

export const memberScenario = [
  'wallet-filled',
  'three-devices',
  'wish-lists',
  'liked-goods',
  'order-awaiting-payment',
  'review-pending',
  'ready-to-order',
  'unread-notices',
  'waiting-for-goods',
]
