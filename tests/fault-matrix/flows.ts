import type { CallName } from '#contracts/registry.ts'
import * as account from './flows/account.ts'
import * as afterOrder from './flows/after-order.ts'
import * as auth from './flows/auth.ts'
import * as cart from './flows/cart.ts'
import * as catalogue from './flows/catalogue.ts'
import * as checkout from './flows/checkout.ts'
import * as devices from './flows/devices.ts'
import * as feedback from './flows/feedback.ts'
import * as forms from './flows/forms.ts'
import * as wallet from './flows/wallet.ts'
import * as lists from './flows/lists.ts'
import * as newsletter from './flows/newsletter.ts'
import * as notices from './flows/notices.ts'
import * as privacy from './flows/privacy.ts'
import type { Uncalled, Flow } from './flow.ts'

type FlowsOrReason = readonly [Flow, ...Flow[]] | Uncalled

const withoutPushKey =
  'the shop of the tests has no key for Web Push; stories of PushOption show the failures'

export const flows = {
  userDetail: [auth.userDetail],
  otp: [auth.otp],
  checkOtp: [auth.checkOtp],
  login: [auth.login],
  register: [auth.register],
  user: [account.user],
  updateUser: [account.updateUser],
  changePassword: [account.changePassword],
  refresh: [auth.refresh],
  logout: [account.logout],
  category: [catalogue.category],
  products: [catalogue.products],
  product: [catalogue.product],
  suggest: [catalogue.suggest],
  alsoBought: [catalogue.alsoBought],
  deliveryCities: [catalogue.deliveryCities],
  deliveryEstimate: [catalogue.deliveryEstimate],
  likes: [account.likes],
  like: [catalogue.like],
  reviews: [feedback.reviews],
  ownReviews: [feedback.ownReviews],
  saveReview: [feedback.saveReview],
  markHelpful: [feedback.markHelpful],
  questions: [feedback.questions],
  askQuestion: [feedback.askQuestion],
  contentList: [catalogue.contentList],
  contentEntry: [catalogue.contentEntry],
  contactForm: [forms.contactForm],
  requestForm: [forms.requestForm],
  employmentForm: [forms.employmentForm],
  order: [checkout.order],
  orders: [checkout.orders],
  reserve: [checkout.reserve],
  payment: { uncalled: 'an order contains its payment' },
  merchants: [checkout.merchants],
  wallet: [wallet.wallet],
  walletTransactions: [wallet.walletTransactions],
  topUp: [wallet.topUp],
  topUpPayment: [wallet.topUpPayment],
  trackOrder: [afterOrder.trackOrder],
  cancelOrder: [afterOrder.cancelOrder],
  deliveryWindows: [afterOrder.deliveryWindows],
  changeDelivery: [afterOrder.changeDelivery],
  requestReturn: [afterOrder.requestReturn],
  addresses: [account.addresses],
  saveAddress: [account.saveAddress],
  deleteAddress: [account.deleteAddress],
  devices: [devices.devices],
  signOutDevice: [devices.signOutDevice],
  signOutOtherDevices: [devices.signOutOtherDevices],
  lists: [lists.lists, lists.choice],
  list: [lists.list],
  saveList: [lists.createList, lists.renameList],
  deleteList: [lists.deleteList],
  setListItem: [lists.setListItem, lists.removeItem],
  shareList: [lists.shareList],
  sharedList: [lists.sharedList],
  shareCart: [cart.shareCart],
  sharedCart: [cart.sharedCart],
  subscriptions: [notices.subscriptions],
  subscribe: [notices.subscribe, notices.guestSubscribe],
  unsubscribe: [notices.unsubscribe],
  notices: [notices.notices, notices.count],
  readNotice: [notices.readNotice],
  subscribeNewsletter: [newsletter.subscribeNewsletter],
  confirmNewsletter: [newsletter.confirmNewsletter],
  unsubscribeNewsletter: [newsletter.unsubscribeNewsletter],
  pushSubscriptions: { uncalled: withoutPushKey },
  pushSubscribe: { uncalled: withoutPushKey },
  pushUnsubscribe: { uncalled: withoutPushKey },
  dataExport: [privacy.dataExport],
  requestDataExport: [privacy.requestDataExport],
  exportedData: [privacy.exportedData],
  deletionTerms: [privacy.deletionTerms],
  deleteAccount: [privacy.deleteAccount],
  none: { uncalled: 'it does nothing' },
  add: [cart.add, cart.count],
  delete: [cart.remove],
  setAddress: [checkout.setAddress],
  setDelivery: [cart.setDelivery],
  setRebate: [cart.setRebate, cart.linkedRebate],
  removeRebate: [cart.removeRebate],
  setMerchant: [checkout.setMerchant],
  setOrder: [checkout.setOrder],
  getCartCount: { uncalled: 'the shop counts the lines of getCart' },
  getCart: [cart.getCart],
  getDelivery: [cart.getDelivery],
  removeAddress: [checkout.removeAddress],
  setBonus: [checkout.setBonus],
  removeBonus: [checkout.removeBonus],
  setReserve: [checkout.setReserve],
  setParentOrderId: [checkout.setParentOrderId],
} satisfies Record<CallName, FlowsOrReason>
