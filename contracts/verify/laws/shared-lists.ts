import type { CheckContext } from '../check-context.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'
import { newMember } from '../member-fixtures.ts'

const law = lawsOf('accounts')

const notFound = 404

async function sharedListOf(context: CheckContext, showsOwner: boolean) {
  const shopper = await context.member()
  const { productItemId } = await context.product()
  const { id } = await shopper.ok('saveList', { name: 'Wedding' })
  await shopper.ok('setListItem', { id, productItemId, isListed: true })
  const { shareId } = await shopper.ok('shareList', { id, isShared: true, showsOwner })
  expectThat(shareId !== null, 'a shareId', shareId)
  return { shopper, id, productItemId, shareId: shareId! }
}

export const sharedListLaws = [
  law(
    'shared-list-shows-its-products-to-anybody',
    { calls: ['sharedList', 'shareList', 'setListItem', 'saveList', 'register'], needs: ['testCode'] },
    async (context) => {
      const { shopper, id, productItemId, shareId } = await sharedListOf(context, false)
      const guest = context.guest()
      const seen = await guest.ok('sharedList', { shareId })
      const own = await shopper.ok('list', { id })
      expectSame('what the guest sees', seen, {
        name: 'Wedding',
        owner: null,
        items: own.items,
        goneCount: own.goneCount,
      })
      await shopper.ok('setListItem', { id, productItemId, isListed: false })
      await shopper.ok('saveList', { id, name: 'Party' })
      const { name, items } = await guest.ok('sharedList', { shareId })
      expectSame('the list then', { name, items }, { name: 'Party', items: [] })
    },
  ),

  law(
    'shared-list-shows-the-first-name-at-most',
    { calls: ['sharedList', 'shareList', 'user', 'register'], needs: ['testCode'] },
    async (context) => {
      const { shopper, id, shareId } = await sharedListOf(context, true)
      const { mobile } = await shopper.ok('user', {})
      const guest = context.guest()
      for (const showsOwner of [true, false]) {
        const shared = await shopper.ok('shareList', { id, isShared: true, showsOwner })
        expectSame('the link', shared.shareId, shareId)
        const { output, exchange } = await guest.okResult('sharedList', { shareId })
        expectSame('the owner', output.owner, showsOwner ? newMember.firstName : null)
        const { body } = exchange.answer!
        const secrets = [mobile, newMember.lastName, ...(showsOwner ? [] : [newMember.firstName])]
        for (const secret of secrets) expectThat(!body.includes(secret), `an answer without ${secret}`, body)
      }
    },
  ),

  law(
    'revoked-link-is-dead',
    { calls: ['sharedList', 'shareList', 'deleteList', 'register'], needs: ['testCode'] },
    async (context) => {
      const { shopper, id, shareId } = await sharedListOf(context, true)
      const guest = context.guest()
      const revoked = await shopper.ok('shareList', { id, isShared: false, showsOwner: false })
      expectSame('the link of a list that is not shared', revoked.shareId, null)
      await guest.refused('sharedList', { shareId }, notFound)
      const again = await shopper.ok('shareList', { id, isShared: true, showsOwner: false })
      expectThat(again.shareId !== shareId, 'another link', again.shareId)
      await guest.refused('sharedList', { shareId }, notFound)
      await guest.ok('sharedList', { shareId: again.shareId! })
      await shopper.ok('deleteList', { id })
      await guest.refused('sharedList', { shareId: again.shareId! }, notFound)
    },
  ),
]
