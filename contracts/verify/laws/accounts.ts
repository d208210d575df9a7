import { countInCart, addToCart, placeReservedOrder } from '../cart-steps.ts'
import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'
import { homeAddress, registerAs, newAttemptId } from '../member-fixtures.ts'
import { wrongCodeFor } from './throttling.ts'

const law = lawsOf('accounts')

const notFound = 404

const staysWithGuest = 'the cart of a member who signs out is a guest’s from then on'

export const accountLaws = [
  law(
    'changed-name-is-persisted',
    { calls: ['updateUser', 'user', 'register'], needs: ['testCode'] },
    async (context) => {
      const shopper = await context.member()
      const name = { firstName: 'Renamed', lastName: 'Member' }
      const changed = await shopper.ok('updateUser', name)
      expectSame('the name', { firstName: changed.firstName, lastName: changed.lastName }, name)
      expectSame('the user afterwards', await shopper.ok('user', {}), changed)
    },
  ),

  law(
    'new-password-signs-in',
    { calls: ['changePassword', 'register', 'login', 'user'], needs: ['testCode'] },
    async (context) => {
      const [mobile, code] = [context.newMobile(), context.testCode()]
      const password = `set-by-verify-${mobile}`
      const shopper = context.guest()
      await registerAs(shopper, mobile, code)
      await context.guest('early').refused('login', { mobile, password })
      await shopper.ok('changePassword', { code, password })
      const elsewhere = context.guest('elsewhere')
      await elsewhere.ok('login', { mobile, password })
      expectSame('the mobile elsewhere', (await elsewhere.ok('user', {})).mobile, mobile)
      const next = `changed-by-verify-${mobile}`
      await shopper.ok('changePassword', { code, password: next })
      await context.guest('late').refused('login', { mobile, password })
      await context.guest('in time').ok('login', { mobile, password: next })
    },
  ),

  law(
    'wrong-code-changes-no-password',
    { calls: ['changePassword', 'register', 'login'], needs: ['testCode'] },
    async (context) => {
      const [mobile, code] = [context.newMobile(), context.testCode()]
      const password = `set-by-verify-${mobile}`
      const shopper = context.guest()
      await registerAs(shopper, mobile, code)
      await shopper.refused('changePassword', { code: wrongCodeFor(code), password })
      await context.guest('elsewhere').refused('login', { mobile, password })
    },
  ),

  law(
    'addresses-are-returned-unchanged',
    { calls: ['saveAddress', 'addresses', 'deleteAddress', 'register'], needs: ['testCode'] },
    async (context) => {
      const shopper = await context.member()
      const first = await shopper.ok('saveAddress', homeAddress)
      const second = await shopper.ok('saveAddress', { ...homeAddress, title: 'Work', isDefault: false })
      expectSame('the addresses', await shopper.ok('addresses', {}), [first, second])
      const moved = await shopper.ok('saveAddress', { ...second, city: 'Ardakan', isDefault: true })
      expectSame('the addresses then', await shopper.ok('addresses', {}), [
        { ...first, isDefault: false },
        moved,
      ])
      await shopper.ok('deleteAddress', { id: moved.id })
      expectSame('what is left', await shopper.ok('addresses', {}), [first])
      await shopper.refused('deleteAddress', { id: moved.id }, notFound)
    },
  ),

  law(
    'retried-address-is-added-once',
    {
      calls: ['saveAddress', 'addresses', 'register'],
      needs: ['testCode'],
      assumes: 'saveAddress is idempotent by attemptId',
    },
    async (context) => {
      const shopper = await context.member()
      const attempt = { ...homeAddress, attemptId: newAttemptId(context) }
      const added = await shopper.ok('saveAddress', attempt)
      expectSame('the address of the retry', await shopper.ok('saveAddress', attempt), added)
      expectSame('the addresses', await shopper.ok('addresses', {}), [added])
    },
  ),

  law(
    'only-the-owner-changes-an-address',
    { calls: ['saveAddress', 'addresses', 'deleteAddress', 'register'], needs: ['testCode'] },
    async (context) => {
      const shopper = await context.member()
      const { id } = await shopper.ok('saveAddress', homeAddress)
      const other = await context.member('other')
      await other.refused('saveAddress', { ...homeAddress, id }, notFound)
      await other.refused('deleteAddress', { id }, notFound)
      expectSame(
        'the addresses',
        (await shopper.ok('addresses', {})).map((address) => address.id),
        [id],
      )
    },
  ),

  law(
    'logout-keeps-the-cart-for-the-guest',
    {
      calls: ['logout', 'getCart', 'add', 'register', 'saveAddress', 'setAddress', 'setReserve'],
      needs: ['testCode'],
      assumes: staysWithGuest,
    },
    async (context) => {
      const shopper = await context.member()
      const card = await context.product()
      const uniqueId = await addToCart(shopper, card, 2)
      const { id: addressId } = await shopper.ok('saveAddress', homeAddress)
      await shopper.ok('setAddress', { uniqueId, addressId })
      await shopper.ok('setReserve', { uniqueId, wantsReserve: true })
      await shopper.ok('logout', {})
      const cart = await context.guest('who stays').ok('getCart', { uniqueId })
      expectSame('the count that stayed', countInCart(cart, card.productItemId), 2)
      expectSame('the address that stayed', cart.addressId, null)
      expectSame('the reserve that stayed', cart.wantsReserve, false)
    },
  ),

  law(
    'logout-takes-the-bonus-out-of-the-cart',
    {
      calls: ['logout', 'login', 'getCart', 'add', 'delete', 'setBonus'],
      needs: ['account', 'testCode'],
      alone: true,
      assumes: staysWithGuest,
    },
    async (context) => {
      /** Remembers what the account had in its cart, for the clean-up. */
      await context.account()
      const { mobile } = context.credentials()
      const code = context.testCode()
      const shopper = context.guest('another device')
      await shopper.ok('login', { mobile, code })
      const card = await context.product()
      const uniqueId = await addToCart(shopper, card)
      await shopper.ok('setBonus', { uniqueId })
      await shopper.ok('logout', {})
      try {
        const { totals } = await context.guest('who stays').ok('getCart', { uniqueId })
        expectSame('the bonus that stayed', totals.bonus.amount, 0)
      } finally {
        await shopper.ok('login', { mobile, code, cartCode: uniqueId })
        await shopper.ok('delete', { uniqueId, productItemId: card.productItemId })
      }
    },
  ),

  law(
    'logout-takes-the-parent-order-out-of-the-cart',
    {
      calls: ['logout', 'getCart', 'add', 'setParentOrderId', 'setOrder'],
      needs: ['testCode'],
      alone: true,
      assumes: staysWithGuest,
    },
    async (context) => {
      const shopper = await context.member()
      const card = await context.product()
      const { productOrderId: parentOrderId } = await placeReservedOrder(shopper, card)
      const uniqueId = await addToCart(shopper, card)
      await shopper.ok('setParentOrderId', { uniqueId, parentOrderId })
      await shopper.ok('logout', {})
      const cart = await context.guest('who stays').ok('getCart', { uniqueId })
      expectSame('the parent order that stayed', cart.parentOrderId, null)
    },
  ),

  law(
    'deleted-address-leaves-the-cart',
    {
      calls: ['deleteAddress', 'saveAddress', 'setAddress', 'getCart', 'add'],
      needs: ['testCode'],
      assumes: 'a cart forgets an address that is deleted',
    },
    async (context) => {
      const shopper = await context.member()
      const uniqueId = await addToCart(shopper, await context.product())
      const { id: addressId } = await shopper.ok('saveAddress', homeAddress)
      await shopper.ok('setAddress', { uniqueId, addressId })
      await shopper.ok('deleteAddress', { id: addressId })
      expectSame('the address', (await shopper.ok('getCart', { uniqueId })).addressId, null)
    },
  ),
]
