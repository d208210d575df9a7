import type { CallName } from '../calls.ts'
import { callNames, isMembers } from '../calls.ts'
import type { Check } from '../check.ts'
import { lawsOf } from '../check.ts'
import { home } from '../people.ts'

const law = lawsOf('sign-in')

/** Inputs that only want of somebody signed in. */
const inputs: Partial<Record<CallName, object>> = {
  user: {},
  updateUser: { firstName: 'Nobody', lastName: 'Here' },
  changePassword: { code: '12345', password: 'nobody-here' },
  likes: {},
  like: { id: 1, liked: true },
  order: { id: 'ZR-1' },
  orders: {},
  reserve: { id: 'ZR-1' },
  payment: { paymentId: 'pay-1' },
  addresses: {},
  saveAddress: { ...home },
  deleteAddress: { id: 1 },
  setAddress: { uniqueId: null, addressId: 1 },
  setOrder: { uniqueId: null, orderKind: 'offline' },
  setBonus: { uniqueId: null },
}

const unauthorized = 401

/** Who is not signed in, or says a token that nobody gave, gets 401 on a member's call. */
export const anonymousLaws: readonly Check[] = callNames.filter(isMembers).map((call) =>
  law(`anonymous-${call}-is-401`, { calls: [call] }, async (stage) => {
    const input = inputs[call]
    if (!input) throw new Error(`Say in contracts/verify/laws/anonymous.ts what a guest asks of ${call}.`)
    await stage.guest().refused(call, input, unauthorized)
    const liar = stage.guest('liar')
    liar.jar.set('token', 'nobody-gave-this-token')
    await liar.refused(call, input, unauthorized)
  }),
)
