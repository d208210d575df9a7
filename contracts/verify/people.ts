import type { Shopper } from './shopper.ts'

/**
 * Mobiles that are new in every run, so that a run can be repeated: eight digits from the clock, counted on.
 * They do not follow the seed; nothing that is checked hangs on them.
 */
export function newMobiles(): () => string {
  let next = Date.now()
  return () => `090${String(next++ % 1e8).padStart(8, '0')}`
}

export const newcomer = { firstName: 'Verify', lastName: 'Newcomer' }

export const home = {
  title: 'Home',
  recipient: 'Verify Newcomer',
  mobile: '09000000000',
  province: 'Yazd',
  city: 'Yazd',
  street: 'Imam Street, No. 5',
  postalCode: '8916543210',
  isDefault: true,
}

/** Registers a shopper, who is signed in then. `cartCode` names the basket they bring along. */
export const registerAs = (shopper: Shopper, mobile: string, code: string, cartCode?: string) =>
  shopper.ok('register', { mobile, code, ...newcomer, cartCode })
