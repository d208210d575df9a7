import type { EndpointName, endpoints } from '#contracts/registry.ts'
import { addresses, deleteAddress, saveAddress } from './addresses.ts'
import { alsoBought } from './also-bought.ts'
import { changePassword, updateUser, user } from './account.ts'
import { checkOtp, login, logout, otp, refresh, register, userDetail } from './auth.ts'
import type { Behaviour } from './behaviour.ts'
import { cancelOrder } from './cancel-order.ts'
import { changeDelivery, deliveryWindows } from './change-delivery.ts'
import { category, product, products, suggest } from './catalogue.ts'
import { contentEntry, contentList } from './content.ts'
import { deliveryCities, deliveryEstimate } from './delivery-estimate.ts'
import { submitForm } from './forms.ts'
import { dataExport, exportedData, requestDataExport } from './data-export.ts'
import { deleteAccount, deletionTerms } from './delete-account.ts'
import { devices, signOutDevice, signOutOtherDevices } from './devices.ts'
import { like, likes } from './likes.ts'
import { askQuestion, questions } from './questions.ts'
import { markHelpful, ownReviews, reviews, saveReview } from './reviews.ts'
import { shareCart, sharedCart } from './shared-carts.ts'
import { requestReturn } from './request-return.ts'
import { deleteList, list, lists, saveList, setListItem, shareList, sharedList } from './lists.ts'
import { notices, readNotice } from './notices.ts'
import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from './newsletter.ts'
import { pushSubscribe, pushSubscriptions, pushUnsubscribe } from './push.ts'
import { merchants, order, orders, payment, reserve } from './orders.ts'
import { topUp, topUpPayment, wallet, walletTransactions } from './wallet.ts'
import { trackOrder } from './track-order.ts'
import { subscribe, subscriptions, unsubscribe } from './subscriptions.ts'

export const behaviours: { [Name in EndpointName]: Behaviour<(typeof endpoints)[Name]> } = {
  userDetail,
  otp,
  checkOtp,
  login,
  register,
  user,
  updateUser,
  changePassword,
  refresh,
  logout,
  category,
  products,
  product,
  suggest,
  alsoBought,
  deliveryCities,
  deliveryEstimate,
  likes,
  like,
  reviews,
  ownReviews,
  saveReview,
  markHelpful,
  questions,
  askQuestion,
  contentList,
  contentEntry,
  contactForm: submitForm('contact'),
  requestForm: submitForm('request'),
  employmentForm: submitForm('employment'),
  order,
  orders,
  reserve,
  payment,
  merchants,
  wallet,
  walletTransactions,
  topUp,
  topUpPayment,
  cancelOrder,
  deliveryWindows,
  changeDelivery,
  requestReturn,
  trackOrder,
  addresses,
  saveAddress,
  deleteAddress,
  devices,
  signOutDevice,
  signOutOtherDevices,
  lists,
  list,
  saveList,
  deleteList,
  setListItem,
  shareList,
  sharedList,
  shareCart,
  sharedCart,
  subscriptions,
  subscribe,
  unsubscribe,
  notices,
  readNotice,
  subscribeNewsletter,
  confirmNewsletter,
  unsubscribeNewsletter,
  pushSubscriptions,
  pushSubscribe,
  pushUnsubscribe,
  dataExport,
  requestDataExport,
  exportedData,
  deletionTerms,
  deleteAccount,
}
