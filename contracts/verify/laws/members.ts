import { addToCart, placeOrder, createReadyCart } from '../cart-steps.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import { registerAs } from '../member-fixtures.ts'

const law = lawsOf('sessions')

export const memberLaws = [
  law(
    'concurrent-members-keep-their-identity',
    { calls: ['user', 'register'], needs: ['testCode'] },
    async (context) => {
      const crowd = Array.from({ length: 8 }, (_, at) => ({
        shopper: context.guest(`member${at}`),
        mobile: context.newMobile(),
      }))
      await Promise.all(crowd.map(({ shopper, mobile }) => registerAs(shopper, mobile, context.testCode())))
      const seen = await Promise.all(crowd.map(({ shopper }) => shopper.ok('user', {})))
      expectSame(
        'the mobiles that the members see',
        seen.map(({ mobile }) => mobile),
        crowd.map(({ mobile }) => mobile),
      )
    },
  ),

  law(
    'member-cart-is-private',
    { calls: ['getCart', 'add', 'register'], needs: ['testCode'] },
    async (context) => {
      const member = await context.member()
      const card = await context.product()
      const uniqueId = await addToCart(member, card)
      const before = await member.ok('getCart', { uniqueId })
      const others = [context.guest('stranger'), await context.member('other')]
      for (const other of others) {
        await other.refused('getCart', { uniqueId })
        await other.refused('add', { uniqueId, productItemId: card.productItemId, count: 1 })
      }
      expectSame('the cart afterwards', await member.ok('getCart', { uniqueId }), before)
    },
  ),

  law(
    'order-is-private',
    { calls: ['order', 'orders', 'payment', 'reserve', 'setOrder'], needs: ['testCode'], alone: true },
    async (context) => {
      const member = await context.member()
      const uniqueId = await createReadyCart(member, await context.product())
      await member.ok('setReserve', { uniqueId, wantsReserve: true })
      const { productOrderId: id, paymentId } = await placeOrder(member, uniqueId, 'online')
      const other = await context.member('other')
      await other.refused('order', { id })
      await other.refused('reserve', { id })
      if (paymentId !== null) await other.refused('payment', { paymentId })
      expectSame('the orders of the other', await other.ok('orders', {}), [])
      const theirs = await addToCart(other, await context.product())
      await other.refused('setParentOrderId', { uniqueId: theirs, parentOrderId: id })
    },
  ),

  law('likes-are-private', { calls: ['like', 'likes'], needs: ['testCode'] }, async (context) => {
    const { id } = await context.product()
    await (await context.member()).ok('like', { id, liked: true })
    expectSame('the likes of the other', await (await context.member('other')).ok('likes', {}), [])
  }),

  law(
    'address-is-private',
    { calls: ['addresses', 'setAddress'], needs: ['account', 'testCode'] },
    async (context) => {
      const [address] = await (await context.account()).ok('addresses', {})
      if (!address) throw new Skip('the account has no address')
      const other = await context.member('other')
      const theirs = await other.ok('addresses', {})
      expectThat(!theirs.some(({ id }) => id === address.id), 'addresses of their own', theirs)
      const uniqueId = await addToCart(other, await context.product())
      await other.refused('setAddress', { uniqueId, addressId: address.id })
    },
  ),
]
