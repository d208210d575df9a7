import * as addresses from './addresses.ts'
import * as afterOrder from './after-order.ts'
import * as bought from './also-bought.ts'
import * as auth from './auth.ts'
import { cartOperations } from './cart-operations.ts'
import * as catalogue from './catalogue.ts'
import * as content from './content.ts'
import * as devices from './devices.ts'
import * as delivery from './delivery.ts'
import type { Endpoint, InputOf, OutputOf } from './endpoint.ts'
import * as forms from './forms.ts'
import * as lists from './lists.ts'
import * as newsletter from './newsletter.ts'
import * as notices from './notices.ts'
import * as push from './push.ts'
import * as orders from './orders.ts'
import * as privacy from './privacy.ts'
import * as product from './product.ts'
import * as suggest from './suggest.ts'
import * as track from './track.ts'
import * as questions from './questions.ts'
import * as reviews from './reviews.ts'
import * as sharedCarts from './shared-carts.ts'
import * as user from './user.ts'
import * as wallet from './wallet.ts'

/** All calls but the cart’s. A type check makes the mock server answer each. */
export const endpoints = {
  userDetail: auth.userDetail,
  otp: auth.otp,
  checkOtp: auth.checkOtp,
  login: auth.login,
  register: auth.register,
  user: user.user,
  updateUser: auth.updateUser,
  changePassword: auth.changePassword,
  refresh: user.refresh,
  logout: auth.logout,
  category: catalogue.category,
  products: catalogue.products,
  product: product.product,
  suggest: suggest.suggest,
  alsoBought: bought.alsoBought,
  deliveryCities: delivery.deliveryCities,
  deliveryEstimate: delivery.deliveryEstimate,
  likes: catalogue.likes,
  like: catalogue.like,
  reviews: reviews.reviews,
  ownReviews: reviews.ownReviews,
  saveReview: reviews.saveReview,
  markHelpful: reviews.markHelpful,
  questions: questions.questions,
  askQuestion: questions.askQuestion,
  contentList: content.contentList,
  contentEntry: content.contentEntry,
  contactForm: forms.contactForm,
  requestForm: forms.requestForm,
  employmentForm: forms.employmentForm,
  order: orders.order,
  orders: orders.orders,
  reserve: orders.reserve,
  payment: orders.payment,
  merchants: orders.merchants,
  wallet: wallet.wallet,
  walletTransactions: wallet.walletTransactions,
  topUp: wallet.topUp,
  topUpPayment: wallet.topUpPayment,
  cancelOrder: afterOrder.cancelOrder,
  deliveryWindows: afterOrder.deliveryWindows,
  changeDelivery: afterOrder.changeDelivery,
  requestReturn: afterOrder.requestReturn,
  trackOrder: track.trackOrder,
  addresses: addresses.addresses,
  saveAddress: addresses.saveAddress,
  deleteAddress: addresses.deleteAddress,
  devices: devices.devices,
  signOutDevice: devices.signOutDevice,
  signOutOtherDevices: devices.signOutOtherDevices,
  lists: lists.lists,
  list: lists.list,
  saveList: lists.saveList,
  deleteList: lists.deleteList,
  setListItem: lists.setListItem,
  shareList: lists.shareList,
  sharedList: lists.sharedList,
  shareCart: sharedCarts.shareCart,
  sharedCart: sharedCarts.sharedCart,
  subscriptions: notices.subscriptions,
  subscribe: notices.subscribe,
  unsubscribe: notices.unsubscribe,
  notices: notices.notices,
  readNotice: notices.readNotice,
  subscribeNewsletter: newsletter.subscribeNewsletter,
  confirmNewsletter: newsletter.confirmNewsletter,
  unsubscribeNewsletter: newsletter.unsubscribeNewsletter,
  pushSubscriptions: push.pushSubscriptions,
  pushSubscribe: push.pushSubscribe,
  pushUnsubscribe: push.pushUnsubscribe,
  dataExport: privacy.dataExport,
  requestDataExport: privacy.requestDataExport,
  exportedData: privacy.exportedData,
  deletionTerms: privacy.deletionTerms,
  deleteAccount: privacy.deleteAccount,
} satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

export const calls = { ...endpoints, ...cartOperations }

export type CallName = keyof typeof calls
export type CallInput<Name extends CallName> = InputOf<(typeof calls)[Name]>
export type CallOutput<Name extends CallName> = OutputOf<(typeof calls)[Name]>

export const callNames = Object.keys(calls) as [CallName, ...CallName[]]
