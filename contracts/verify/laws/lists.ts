import { listLimits } from '../../lists.ts'
import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'
import { newAttemptId } from '../member-fixtures.ts'
import type { Shopper } from '../shopper.ts'

const law = lawsOf('accounts')

const notFound = 404
const conflict = 409

const names = async (shopper: Shopper) => (await shopper.ok('lists', {})).map(({ name }) => name)

export const listLaws = [
  law(
    'lists-are-created-renamed-and-deleted',
    { calls: ['saveList', 'lists', 'list', 'deleteList', 'register'], needs: ['testCode'] },
    async (context) => {
      const shopper = await context.member()
      const first = await shopper.ok('saveList', { name: ' Wedding ' })
      const second = await shopper.ok('saveList', { name: 'Home' })
      expectSame('the lists', await shopper.ok('lists', {}), [first, second])
      expectSame('the name', first.name, 'Wedding')
      const renamed = await shopper.ok('saveList', { id: first.id, name: 'Party' })
      expectSame('the renamed list', renamed, { ...first, name: 'Party' })
      expectSame('the lists then', await shopper.ok('lists', {}), [renamed, second])
      await shopper.ok('deleteList', { id: first.id })
      expectSame('what is left', await shopper.ok('lists', {}), [second])
      await shopper.refused('list', { id: first.id }, notFound)
    },
  ),

  law(
    'retried-list-is-created-once',
    { calls: ['saveList', 'lists', 'register'], needs: ['testCode'] },
    async (context) => {
      const shopper = await context.member()
      const attempt = { name: 'Wedding', attemptId: newAttemptId(context) }
      const created = await shopper.ok('saveList', attempt)
      expectSame('the list of the retry', await shopper.ok('saveList', attempt), created)
      expectSame('the lists', await names(shopper), ['Wedding'])
    },
  ),

  law(
    'lists-have-limits',
    { calls: ['saveList', 'lists', 'register'], needs: ['testCode'] },
    async (context) => {
      const shopper = await context.member()
      const numbered = Array.from({ length: listLimits.lists }, (_, at) => `List ${at + 1}`)
      for (const name of numbered) await shopper.ok('saveList', { name })
      await shopper.refused('saveList', { name: 'One too many' }, conflict)
      await shopper.refused('saveList', { name: 'x'.repeat(listLimits.name + 1) })
      expectSame('the lists', await names(shopper), numbered)
    },
  ),

  law(
    'names-of-lists-are-different',
    { calls: ['saveList', 'lists', 'register'], needs: ['testCode'] },
    async (context) => {
      const shopper = await context.member()
      await shopper.ok('saveList', { name: 'Wedding' })
      const { id } = await shopper.ok('saveList', { name: 'Home' })
      await shopper.refused('saveList', { name: 'Wedding' }, conflict)
      await shopper.refused('saveList', { id, name: 'Wedding' }, conflict)
      expectSame('the lists', await names(shopper), ['Wedding', 'Home'])
    },
  ),

  law(
    'item-is-in-a-list-once',
    { calls: ['setListItem', 'list', 'saveList', 'register'], needs: ['testCode'] },
    async (context) => {
      const shopper = await context.member()
      const { productItemId, id: productId } = await context.product()
      const { id } = await shopper.ok('saveList', { name: 'Wedding' })
      for (const isListed of [true, true, false, false]) {
        const { productItemIds } = await shopper.ok('setListItem', { id, productItemId, isListed })
        expectSame('the items', productItemIds, isListed ? [productItemId] : [])
        const { items, goneCount } = await shopper.ok('list', { id })
        expectSame(
          'the products',
          items.map((item) => [item.id, item.productItemId]),
          isListed ? [[productId, productItemId]] : [],
        )
        expectSame('the count of gone products', goneCount, 0)
      }
    },
  ),

  law(
    'items-stand-in-the-order-in-which-they-were-added',
    { calls: ['setListItem', 'list', 'sharedList', 'saveList', 'register'], needs: ['testCode'] },
    async (context) => {
      const shopper = await context.member()
      const [first, second, third] = (await context.products(3)).map((card) => card.productItemId)
      const { id } = await shopper.ok('saveList', { name: 'Wedding' })
      for (const productItemId of [first!, second!, third!])
        await shopper.ok('setListItem', { id, productItemId, isListed: true })
      for (const isListed of [false, true])
        await shopper.ok('setListItem', { id, productItemId: first!, isListed })
      const added = [second, third, first]
      const { shareId } = await shopper.ok('shareList', { id, isShared: true, showsOwner: false })
      const list = await shopper.ok('list', { id })
      const shared = await context.guest().ok('sharedList', { shareId: shareId! })
      expectSame('the variants', list.productItemIds, added)
      for (const { items } of [list, shared])
        expectSame(
          'the products',
          items.map(({ productItemId }) => productItemId),
          added,
        )
    },
  ),

  law(
    'only-the-owner-reads-and-changes-a-list',
    {
      calls: ['list', 'saveList', 'deleteList', 'setListItem', 'shareList', 'lists', 'register'],
      needs: ['testCode'],
    },
    async (context) => {
      const shopper = await context.member()
      const { productItemId } = await context.product()
      const { id } = await shopper.ok('saveList', { name: 'Wedding' })
      await shopper.ok('setListItem', { id, productItemId, isListed: true })
      const before = await shopper.ok('shareList', { id, isShared: true, showsOwner: true })
      await shopper.ok('list', { id })
      const other = await context.member('other')
      expectSame('the lists of the other', await other.ok('lists', {}), [])
      await other.refused('list', { id }, notFound)
      await other.refused('saveList', { id, name: 'Mine' }, notFound)
      await other.refused('setListItem', { id, productItemId, isListed: false }, notFound)
      await other.refused('shareList', { id, isShared: true, showsOwner: true }, notFound)
      await other.refused('deleteList', { id }, notFound)
      expectSame('the lists', await shopper.ok('lists', {}), [before])
    },
  ),
]
