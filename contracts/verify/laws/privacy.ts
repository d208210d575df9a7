import { topUpLimits } from '../../wallet.ts'
import { createReadyCart, placeOrder } from '../cart-steps.ts'
import type { CheckContext } from '../check-context.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'
import { homeAddress, newMember, registerAs, newAttemptId } from '../member-fixtures.ts'
import type { Shopper } from '../shopper.ts'
import { waitFor } from './notices.ts'
import { returnInput } from './returns.ts'
import { balanceOf, fillWallet } from './wallet-law.ts'

const law = lawsOf('accounts')

const unauthorized = 401
const conflict = 409
const notFound = 404
const wrongCodeStatus = 422
/** Seconds within which a file is ready. */
const preparation = 120

async function newAccount(context: CheckContext) {
  const [mobile, code] = [context.newMobile(), context.testCode()]
  const shopper = context.guest()
  await registerAs(shopper, mobile, code)
  return { shopper, mobile, code }
}

const wrongCode = (code: string) => (code === '99999' ? '88888' : '99999')

const ownLists = ['orders', 'walletTransactions', 'lists', 'subscriptions'] as const

export const privacyLaws = [
  law(
    'data-are-asked-for-before-they-are-read',
    { calls: ['dataExport', 'requestDataExport', 'exportedData', 'register'], needs: ['testCode'] },
    async (context) => {
      const { shopper } = await newAccount(context)
      expectSame('the export', await shopper.ok('dataExport', {}), { state: 'none', requestedAt: null })
      await shopper.refused('exportedData', {}, conflict)
      const asked = await shopper.ok('requestDataExport', {})
      expectThat(asked.requestedAt !== null, 'a time of the request', asked)
      if (asked.state !== 'requested') return
      const again = await shopper.ok('requestDataExport', {})
      expectSame('the request that is repeated', again.requestedAt, asked.requestedAt)
    },
  ),

  law(
    'exported-data-are-the-member’s-own',
    {
      calls: ['dataExport', 'requestDataExport', 'exportedData', 'saveAddress', 'like', 'user', 'register'],
      needs: ['testCode', 'clock'],
      alone: true,
      assumes: 'a file is ready within two minutes',
    },
    async (context) => {
      const { shopper } = await newAccount(context)
      const address = await shopper.ok('saveAddress', homeAddress)
      const { id } = await context.product()
      await shopper.ok('like', { id, liked: true })
      await shopper.ok('requestDataExport', {})
      await context.advanceClock(preparation)
      expectSame('the state', (await shopper.ok('dataExport', {})).state, 'ready')
      const { user, addresses, likes, orders } = await shopper.ok('exportedData', {})
      expectSame('the user', user, await shopper.ok('user', {}))
      expectSame('the addresses', addresses, [address])
      expectSame('the likes', likes, [{ id }])
      expectSame('the orders', orders, [])
      const other = await context.member('other')
      expectSame('the export of another', (await other.ok('dataExport', {})).state, 'none')
      await other.refused('exportedData', {}, conflict)
    },
  ),

  law(
    'deleted-account-is-gone',
    {
      calls: ['deleteAccount', 'user', 'refresh', 'checkOtp', 'login', 'register', 'addresses', 'likes'],
      needs: ['testCode'],
    },
    async (context) => {
      const { shopper, mobile, code } = await newAccount(context)
      const elsewhere = context.guest('elsewhere')
      await elsewhere.ok('login', { mobile, code })
      const former = await shopper.ok('user', {})
      const card = await context.product()
      await shopper.ok('saveAddress', homeAddress)
      await shopper.ok('like', { id: card.id, liked: true })
      await shopper.ok('deleteAccount', { code })
      for (const each of [shopper, elsewhere]) {
        await each.refused('user', {}, unauthorized)
        await each.refused('refresh', {}, unauthorized)
      }
      const newcomer = context.guest('newcomer')
      const checked = await newcomer.ok('checkOtp', { mobile, code })
      expectSame('isRegistered', checked, { isRegistered: false })
      await newcomer.refused('login', { mobile, code })
      await newcomer.ok('register', { mobile, code, ...newMember })
      const user = await newcomer.ok('user', {})
      expectThat(user.id !== former.id, 'another id', user.id)
      expectSame('the addresses', await newcomer.ok('addresses', {}), [])
      expectSame('the likes', await newcomer.ok('likes', {}), [])
    },
  ),

  law(
    'wrong-code-deletes-nothing',
    { calls: ['deleteAccount', 'user', 'register'], needs: ['testCode'] },
    async (context) => {
      const { shopper, code } = await newAccount(context)
      await shopper.refused('deleteAccount', { code: wrongCode(code) }, wrongCodeStatus)
      await shopper.ok('user', {})
      await shopper.ok('refresh', {})
    },
  ),

  law(
    'order-under-way-hinders-a-deletion',
    {
      calls: ['deleteAccount', 'deletionTerms', 'orders', 'setOrder', 'register'],
      needs: ['testCode'],
      alone: true,
    },
    async (context) => {
      const { shopper, code } = await newAccount(context)
      expectSame('the open orders', (await shopper.ok('deletionTerms', {})).openOrders, [])
      const uniqueId = await createReadyCart(shopper, await context.product())
      const { productOrderId } = await placeOrder(shopper, uniqueId, 'offline')
      const { openOrders } = await shopper.ok('deletionTerms', {})
      expectSame('the open orders then', openOrders, [productOrderId])
      await shopper.refused('deleteAccount', { code }, conflict)
      expectSame('the orders', (await shopper.ok('orders', {})).length, 1)
    },
  ),

  law(
    'return-under-way-hinders-a-deletion',
    {
      calls: ['deleteAccount', 'deletionTerms', 'requestReturn', 'setOrder', 'register'],
      needs: ['testCode', 'testDelivery'],
      alone: true,
    },
    async (context) => {
      const { shopper, code } = await newAccount(context)
      const uniqueId = await createReadyCart(shopper, await context.product())
      const { productOrderId: id } = await placeOrder(shopper, uniqueId, 'offline')
      await context.deliver(id)
      expectSame('the open orders', (await shopper.ok('deletionTerms', {})).openOrders, [])
      const { returnable } = await shopper.ok('order', { id })
      const lines = returnable!.lines.map((line) => ({ id: line.id, count: line.count }))
      await shopper.ok('requestReturn', returnInput(context, id, lines))
      expectSame('the open orders then', (await shopper.ok('deletionTerms', {})).openOrders, [id])
      await shopper.refused('deleteAccount', { code }, conflict)
      expectSame('the returns', (await shopper.ok('order', { id })).returns?.length, 1)
    },
  ),

  law(
    'former-number-starts-empty',
    {
      calls: [
        ...ownLists,
        'wallet',
        'notices',
        'dataExport',
        'deleteAccount',
        'setOrder',
        'cancelOrder',
        'order',
        'topUp',
        'saveList',
        'subscribe',
        'requestDataExport',
        'register',
      ],
      needs: ['testCode', 'testPayment'],
      alone: true,
    },
    async (context) => {
      const { shopper, mobile, code } = await newAccount(context)
      const uniqueId = await createReadyCart(shopper, await context.product())
      const { productOrderId: id } = await placeOrder(shopper, uniqueId, 'offline')
      await shopper.ok('cancelOrder', { id, reason: 'changedMind', attemptId: newAttemptId(context) })
      await fillWallet(context, shopper, topUpLimits.least)
      await shopper.ok('saveList', { name: 'Wedding' })
      await shopper.ok('subscribe', (await waitFor(context)).input)
      await shopper.ok('requestDataExport', {})
      const countsOf = (who: Shopper) =>
        Promise.all(ownLists.map(async (read) => (await who.ok(read, {})).length))
      const toldOf = async (who: Shopper) =>
        (await who.ok('notices', {})).notices.filter(({ path }) => path?.includes(id)).length
      expectSame('what the former member has', await countsOf(shopper), [1, 1, 1, 1])
      expectSame('the balance', await balanceOf(shopper), topUpLimits.least)
      expectThat((await toldOf(shopper)) > 0, 'a notice of the cancelled order', 'none')
      await shopper.ok('deleteAccount', { code })

      const newcomer = context.guest('newcomer')
      await registerAs(newcomer, mobile, code)
      expectSame('what the newcomer has', await countsOf(newcomer), [0, 0, 0, 0])
      expectSame('the balance', await balanceOf(newcomer), 0)
      expectSame('the notices of the cancelled order', await toldOf(newcomer), 0)
      expectSame('the export', (await newcomer.ok('dataExport', {})).state, 'none')
      await newcomer.refused('order', { id }, notFound)
    },
  ),
]
