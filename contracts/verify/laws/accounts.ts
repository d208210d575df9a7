import { countIn, fill } from '../baskets.ts'
import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'
import { home, registerAs } from '../people.ts'

const law = lawsOf('accounts')

const notFound = 404

/** What members say of themselves, and what they leave behind. */
export const accountLaws = [
  law(
    'a-name-that-is-changed-stays-changed',
    { calls: ['updateUser', 'user', 'register'], needs: ['testCode'] },
    async (stage) => {
      const shopper = await stage.member()
      const name = { firstName: 'Renamed', lastName: 'Member' }
      const changed = await shopper.ok('updateUser', name)
      expectSame('the name', { firstName: changed.firstName, lastName: changed.lastName }, name)
      expectSame('the user afterwards', await shopper.ok('user', {}), changed)
    },
  ),

  law(
    'a-password-opens-once-it-is-set',
    { calls: ['changePassword', 'register', 'login', 'user'], needs: ['testCode'] },
    async (stage) => {
      const [mobile, code] = [stage.newMobile(), stage.testCode()]
      const password = `set-by-verify-${mobile}`
      const shopper = stage.guest()
      await registerAs(shopper, mobile, code)
      await stage.guest('early').refused('login', { mobile, password })
      await shopper.ok('changePassword', { code, password })
      const elsewhere = stage.guest('elsewhere')
      await elsewhere.ok('login', { mobile, password })
      expectSame('the mobile elsewhere', (await elsewhere.ok('user', {})).mobile, mobile)
    },
  ),

  law(
    'addresses-are-kept-as-they-were-said',
    { calls: ['saveAddress', 'addresses', 'deleteAddress', 'register'], needs: ['testCode'] },
    async (stage) => {
      const shopper = await stage.member()
      const first = await shopper.ok('saveAddress', home)
      const second = await shopper.ok('saveAddress', { ...home, title: 'Work', isDefault: false })
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
    'an-address-is-changed-by-its-member-alone',
    { calls: ['saveAddress', 'addresses', 'deleteAddress', 'register'], needs: ['testCode'] },
    async (stage) => {
      const shopper = await stage.member()
      const { id } = await shopper.ok('saveAddress', home)
      const other = await stage.member('other')
      await other.refused('saveAddress', { ...home, id }, notFound)
      await other.refused('deleteAddress', { id }, notFound)
      expectSame(
        'the addresses',
        (await shopper.ok('addresses', {})).map((address) => address.id),
        [id],
      )
    },
  ),

  law(
    'logout-leaves-the-goods-to-the-guest',
    {
      calls: ['logout', 'getCart', 'add', 'register', 'saveAddress', 'setAddress'],
      needs: ['testCode'],
      assumes: 'the basket of a member who signs out is a guest’s from then on',
    },
    async (stage) => {
      const shopper = await stage.member()
      const good = await stage.good()
      const uniqueId = await fill(shopper, good, 2)
      const { id: addressId } = await shopper.ok('saveAddress', home)
      await shopper.ok('setAddress', { uniqueId, addressId })
      await shopper.ok('logout', {})
      const cart = await stage.guest('who stays').ok('getCart', { uniqueId })
      expectSame('the count that stayed', countIn(cart, good.productItemId), 2)
      expectSame('the address that stayed', cart.addressId, null)
    },
  ),
]
