import type { CallName } from '../../registry.ts'
import { callNames } from '../../registry.ts'
import { isMemberOnly } from '../call-properties.ts'
import type { Check } from '../check.ts'
import { reviewText } from '../review-steps.ts'
import { lawsOf } from '../check.ts'
import { homeAddress } from '../member-fixtures.ts'

const law = lawsOf('sign-in')

const validInputs: Partial<Record<CallName, object>> = {
  user: {},
  updateUser: { firstName: 'Nobody', lastName: 'Here' },
  changePassword: { code: '12345', password: 'nobody-here' },
  likes: {},
  ownReviews: {},
  saveReview: { ...reviewText, product: 1 },
  markHelpful: { review: 1, helpful: true },
  askQuestion: { product: 1, body: 'Is it of wool?' },
  like: { id: 1, liked: true },
  order: { id: 'ZR-1' },
  orders: {},
  reserve: { id: 'ZR-1' },
  payment: { paymentId: 'pay-1' },
  wallet: {},
  walletTransactions: {},
  topUp: { amount: { amount: 500_000, unit: 'IRR' }, attemptId: 'nobody-tops-up' },
  topUpPayment: { paymentId: 'pay-1' },
  cancelOrder: { id: 'ZR-1', reason: 'mistake', attemptId: 'attempt-1' },
  deliveryWindows: { id: 'ZR-1' },
  changeDelivery: { id: 'ZR-1', from: '2026-11-25T05:30:00Z' },
  requestReturn: {
    id: 'ZR-1',
    lines: [{ id: 1, count: 1 }],
    reason: 'changedMind',
    text: '',
    pictures: [],
    to: 'wallet',
    attemptId: 'attempt-1',
  },
  addresses: {},
  saveAddress: { ...homeAddress },
  deleteAddress: { id: 1 },
  devices: {},
  dataExport: {},
  requestDataExport: {},
  exportedData: {},
  deletionTerms: {},
  deleteAccount: { code: '12345' },
  signOutDevice: { id: 'device-1' },
  signOutOtherDevices: {},
  lists: {},
  list: { id: 1 },
  saveList: { name: 'Nobody' },
  deleteList: { id: 1 },
  setListItem: { id: 1, productItemId: 1, isListed: true },
  shareList: { id: 1, isShared: true, showsOwner: true },
  subscriptions: {},
  notices: {},
  readNotice: { id: 1 },
  pushSubscriptions: {},
  pushSubscribe: {
    endpoint: 'https://push.invalid/send/nobody',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  },
  pushUnsubscribe: { endpoint: 'https://push.invalid/send/nobody' },
  setAddress: { uniqueId: null, addressId: 1 },
  setOrder: { uniqueId: null, orderKind: 'offline' },
  setBonus: { uniqueId: null },
}

const unauthorized = 401

export const anonymousLaws: readonly Check[] = callNames.filter(isMemberOnly).map((call) =>
  law(`anonymous-${call}-is-401`, { calls: [call] }, async (context) => {
    const input = validInputs[call]
    if (!input) throw new Error(`Say in contracts/verify/laws/anonymous.ts what a guest asks of ${call}.`)
    await context.guest().refused(call, input, unauthorized)
    const liar = context.guest('liar')
    liar.jar.set('token', 'nobody-gave-this-token')
    await liar.refused(call, input, unauthorized)
  }),
)
