import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'
import { deviceIdOf, registerAs, twoDevices } from '../member-fixtures.ts'
import type { Shopper } from '../shopper.ts'

const law = lawsOf('accounts')

const unauthorized = 401
const notFound = 404
const conflict = 409
const hour = 3600

const deviceIds = async (shopper: Shopper) => (await shopper.ok('devices', {})).map(({ id }) => id).toSorted()

async function expectSignedOut(shopper: Shopper) {
  await shopper.refused('user', {}, unauthorized)
  await shopper.refused('refresh', {}, unauthorized)
}

export const deviceLaws = [
  law(
    'each-sign-in-is-one-device',
    { calls: ['devices', 'login', 'register', 'refresh'], needs: ['testCode'] },
    async (context) => {
      const { shopper, other } = await twoDevices(context)
      const both = [await deviceIdOf(shopper), await deviceIdOf(other)].toSorted()
      expectThat(both[0] !== both[1], 'another current device elsewhere', both)
      await other.ok('refresh', {})
      for (const each of [shopper, other]) expectSame('the devices', await deviceIds(each), both)
      const [first] = await shopper.ok('devices', {})
      expectThat(first?.isCurrent === true, 'the current device first', first)
    },
  ),

  law(
    'devices-seen-last-come-first',
    { calls: ['devices', 'login', 'register', 'refresh'], needs: ['testCode', 'clock'], alone: true },
    async (context) => {
      const [mobile, code] = [context.newMobile(), context.testCode()]
      const [first, second, third] = [context.guest('first'), context.guest('second'), context.guest('third')]
      await registerAs(first, mobile, code)
      const firstId = await deviceIdOf(first)
      await context.advanceClock(hour)
      await second.ok('login', { mobile, code })
      const secondId = await deviceIdOf(second)
      await context.advanceClock(hour)
      await first.ok('refresh', {})
      await third.ok('login', { mobile, code })
      const listed = (await third.ok('devices', {})).map(({ id }) => id)
      expectSame('the order of the devices', listed, [await deviceIdOf(third), firstId, secondId])
    },
  ),

  law(
    'device-that-is-signed-out-gets-401',
    { calls: ['signOutDevice', 'devices', 'user', 'refresh', 'register'], needs: ['testCode'] },
    async (context) => {
      const { shopper, other } = await twoDevices(context)
      await shopper.ok('signOutDevice', { id: await deviceIdOf(other) })
      await expectSignedOut(other)
      await shopper.ok('user', {})
      expectSame('the devices left', await deviceIds(shopper), [await deviceIdOf(shopper)])
    },
  ),

  law(
    'signing-out-the-others-keeps-the-current-device',
    { calls: ['signOutOtherDevices', 'devices', 'user', 'refresh', 'register'], needs: ['testCode'] },
    async (context) => {
      const { shopper, other } = await twoDevices(context)
      const stranger = await context.member('stranger')
      await shopper.ok('signOutOtherDevices', {})
      await expectSignedOut(other)
      await shopper.ok('refresh', {})
      expectSame('the devices left', await deviceIds(shopper), [await deviceIdOf(shopper)])
      await stranger.ok('user', {})
    },
  ),

  law(
    'only-the-member-signs-a-device-out',
    { calls: ['signOutDevice', 'devices', 'user', 'register'], needs: ['testCode'] },
    async (context) => {
      const { shopper, other } = await twoDevices(context)
      const id = await deviceIdOf(other)
      const stranger = await context.member('stranger')
      await stranger.refused('signOutDevice', { id }, notFound)
      expectSame('the devices of the stranger', await deviceIds(stranger), [await deviceIdOf(stranger)])
      await other.ok('user', {})
      await shopper.ok('signOutDevice', { id })
      await shopper.refused('signOutDevice', { id }, notFound)
    },
  ),

  law(
    'current-device-is-left-by-logout-only',
    { calls: ['signOutDevice', 'logout', 'devices', 'user', 'register'], needs: ['testCode'] },
    async (context) => {
      const { shopper, other } = await twoDevices(context)
      await other.refused('signOutDevice', { id: await deviceIdOf(other) }, conflict)
      await other.ok('user', {})
      await other.ok('logout', {})
      expectSame('the devices left', await deviceIds(shopper), [await deviceIdOf(shopper)])
    },
  ),
]
