import type { CallName } from './calls.ts'
import { isMembers, onlyReads } from './calls.ts'
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
  setAddress: ['account'],
  setBonus: ['account'],
  setRebate: ['rebate'],
  setOrder: ['testCode'],
  order: ['testCode'],
  reserve: ['testCode'],
  payment: ['testCode'],
}

/** Their samples order something: for people of verify’s own, since an order takes the basket and the bonus along. */
const ordering: readonly CallName[] = ['setOrder', 'order', 'reserve', 'payment']
/** Read-only calls that have to find something that a sample writes first. */
const onWritten: readonly CallName[] = ['getCart', 'getCartCount', 'getDelivery']

/** What a check has to declare that works with the sample of a call. */
export function withSample(call: CallName): Pick<Check, 'calls' | 'needs' | 'alone' | 'writes'> {
  return {
    calls: [call],
    needs: needs[call] ?? (isMembers(call) ? ['member'] : []),
    alone: ordering.includes(call),
    writes: !onlyReads(call) || isMembers(call) || onWritten.includes(call),
  }
}
