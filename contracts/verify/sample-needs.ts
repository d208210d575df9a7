import type { CallName } from '../registry.ts'
import { isMemberOnly, isReadOnly } from './call-properties.ts'
import type { Check, Need } from './check.ts'

const needs: Partial<Record<CallName, readonly Need[]>> = {
  otp: ['testCode'],
  checkOtp: ['testCode'],
  login: ['testCode'],
  register: ['testCode'],
  refresh: ['testCode'],
  logout: ['testCode'],
  updateUser: ['testCode'],
  changePassword: ['testCode'],
  saveAddress: ['testCode'],
  deleteAddress: ['testCode'],
  signOutDevice: ['testCode'],
  requestDataExport: ['testCode'],
  exportedData: ['testCode', 'clock'],
  deletionTerms: ['testCode'],
  deleteAccount: ['testCode'],
  signOutOtherDevices: ['testCode'],
  list: ['testCode'],
  saveList: ['testCode'],
  deleteList: ['testCode'],
  setListItem: ['testCode'],
  shareList: ['testCode'],
  sharedList: ['testCode'],
  subscriptions: ['testCode'],
  subscribe: ['testCode'],
  unsubscribe: ['testCode'],
  readNotice: ['testCode'],
  pushSubscribe: ['testCode'],
  pushUnsubscribe: ['testCode'],
  confirmNewsletter: ['testLetters'],
  unsubscribeNewsletter: ['testLetters'],
  setAddress: ['account'],
  setBonus: ['account'],
  setRebate: ['rebate'],
  setOrder: ['testCode'],
  order: ['testCode'],
  reserve: ['testCode'],
  payment: ['testCode'],
  topUp: ['testCode'],
  topUpPayment: ['testCode'],
  cancelOrder: ['testCode'],
  deliveryWindows: ['testCode'],
  changeDelivery: ['testCode'],
  requestReturn: ['testCode', 'testDelivery'],
  trackOrder: ['testCode'],
  saveReview: ['testCode'],
}

/** Their samples place orders, which consume the cart and the bonus: never on the account. */
const orderingCalls: readonly CallName[] = [
  'setOrder',
  'order',
  'reserve',
  'payment',
  'cancelOrder',
  'deliveryWindows',
  'changeDelivery',
  'requestReturn',
  'trackOrder',
  'saveReview',
]
/** Votes are counted for all members together. */
const votingCalls: readonly CallName[] = ['markHelpful']
const readsOfWritten: readonly CallName[] = [
  'getCart',
  'getCartCount',
  'getDelivery',
  'sharedList',
  'sharedCart',
]

export function sampleNeeds(call: CallName): Pick<Check, 'calls' | 'needs' | 'alone' | 'writes'> {
  return {
    calls: [call],
    needs: needs[call] ?? (isMemberOnly(call) ? ['member'] : []),
    alone: [...orderingCalls, ...votingCalls].includes(call) || Boolean(needs[call]?.includes('clock')),
    writes: !isReadOnly(call) || isMemberOnly(call) || readsOfWritten.includes(call),
  }
}
