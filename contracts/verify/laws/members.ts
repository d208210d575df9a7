import { fill, orderOf, readyBasket } from '../baskets.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import { registerAs } from '../people.ts'

const law = lawsOf('sessions')

/** Nobody sees, and nobody changes, what is a member's. */
export const memberLaws = [
  law(
    'members-at-once-are-themselves',
    { calls: ['user', 'register'], needs: ['testCode'] },
    async (stage) => {
      const crowd = Array.from({ length: 8 }, (_, at) => ({
        shopper: stage.guest(`member${at}`),
        mobile: stage.newMobile(),
      }))
      await Promise.all(crowd.map(({ shopper, mobile }) => registerAs(shopper, mobile, stage.testCode())))
      const seen = await Promise.all(crowd.map(({ shopper }) => shopper.ok('user', {})))
      expectSame(
        'the mobiles that the members see',
        seen.map(({ mobile }) => mobile),
        crowd.map(({ mobile }) => mobile),
      )
    },
  ),

  law(
    'a-members-basket-opens-for-nobody-else',
    { calls: ['getCart', 'add', 'register'], needs: ['testCode'] },
    async (stage) => {
      const member = await stage.member()
      const good = await stage.good()
      const uniqueId = await fill(member, good)
      const before = await member.ok('getCart', { uniqueId })
      const others = [stage.guest('stranger'), await stage.member('other')]
      for (const other of others) {
        await other.refused('getCart', { uniqueId })
        await other.refused('add', { uniqueId, productItemId: good.productItemId, count: 1 })
      }
      expectSame('the basket afterwards', await member.ok('getCart', { uniqueId }), before)
    },
  ),

  law(
    'an-order-is-its-members-alone',
    { calls: ['order', 'orders', 'payment', 'reserve', 'setOrder'], needs: ['testCode'], alone: true },
    async (stage) => {
      const member = await stage.member()
      const uniqueId = await readyBasket(member, await stage.good())
      await member.ok('setReserve', { uniqueId, wantsReserve: true })
      const { productOrderId: id, paymentId } = await orderOf(member, uniqueId, 'online')
      const other = await stage.member('other')
      await other.refused('order', { id })
      await other.refused('reserve', { id })
      if (paymentId !== null) await other.refused('payment', { paymentId })
      expectSame('the orders of the other', await other.ok('orders', {}), [])
      const theirs = await fill(other, await stage.good())
      await other.refused('setParentOrderId', { uniqueId: theirs, parentOrderId: id })
    },
  ),

  law('likes-are-their-members-alone', { calls: ['like', 'likes'], needs: ['testCode'] }, async (stage) => {
    const { id } = await stage.good()
    await (await stage.member()).ok('like', { id, liked: true })
    expectSame('the likes of the other', await (await stage.member('other')).ok('likes', {}), [])
  }),

  law(
    'an-address-is-its-members-alone',
    { calls: ['addresses', 'setAddress'], needs: ['account', 'testCode'] },
    async (stage) => {
      const [address] = await (await stage.account()).ok('addresses', {})
      if (!address) throw new Skip('the account has no address')
      const other = await stage.member('other')
      const theirs = await other.ok('addresses', {})
      expectThat(!theirs.some(({ id }) => id === address.id), 'addresses of their own', theirs)
      const uniqueId = await fill(other, await stage.good())
      await other.refused('setAddress', { uniqueId, addressId: address.id })
    },
  ),
]
