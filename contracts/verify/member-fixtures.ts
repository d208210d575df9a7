import type { CheckContext } from './check-context.ts'
import { expectThat } from './drift.ts'
import type { Shopper } from './shopper.ts'

/** From the clock instead of the seed, so that a run can be repeated on the same server. */
export function createMobileGenerator(): () => string {
  let next = Date.now()
  return () => `090${String(next++ % 1e8).padStart(8, '0')}`
}

export const newAttemptId = (context: CheckContext) => `verify-${context.newMobile()}`

export const newMember = { firstName: 'Verify', lastName: 'Newcomer' }

export const homeAddress = {
  title: 'Home',
  recipient: 'Verify Newcomer',
  mobile: '09000000000',
  province: 'Tehran',
  city: 'Tehran',
  street: 'Imam Street, No. 5',
  postalCode: '1434567891',
  isDefault: true,
}

export const registerAs = (shopper: Shopper, mobile: string, code: string, cartCode?: string) =>
  shopper.ok('register', { mobile, code, ...newMember, cartCode })

/** A new member who is signed in twice. */
export async function twoDevices(context: CheckContext) {
  const [mobile, code] = [context.newMobile(), context.testCode()]
  const [shopper, other] = [context.guest('first device'), context.guest('second device')]
  await registerAs(shopper, mobile, code)
  await other.ok('login', { mobile, code })
  return { shopper, other }
}

export async function deviceIdOf(shopper: Shopper): Promise<string> {
  const current = (await shopper.ok('devices', {})).filter(({ isCurrent }) => isCurrent)
  expectThat(current.length === 1, 'one current device', current)
  return current[0]!.id
}
