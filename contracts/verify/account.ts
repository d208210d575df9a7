import { Drift, Skip } from './drift.ts'
import type { Exchange } from './exchange.ts'
import type { Account } from './options.ts'
import type { Shop, Shopper } from './shopper.ts'
import { openShopper } from './shopper.ts'

type SignedIn = { shopper: Shopper; steps: Exchange[]; had: ReadonlySet<number> }

/** The account of the command line in a run. */
export type SharedAccount = {
  /** The account at the shop of a check. Throws a Skip where there is none, or it could not sign in. */
  enter(shop: Shop): Promise<Shopper>
  /** Takes out of its basket what the run put in, and signs out. */
  tidy(): Promise<void>
}

async function linesOf(shopper: Shopper) {
  const { uniqueId, cartItems } = await shopper.ok('getCart', { uniqueId: null })
  return { uniqueId, productItemIds: cartItems.map(({ productItemId }) => productItemId) }
}

async function signIn(shop: Shop, account: Account): Promise<SignedIn> {
  const shopper = openShopper({ ...shop, isOver: () => false }, 'account')
  const since = shop.transcript.length
  await shopper.done('login', account)
  const steps = shop.transcript.slice(since)
  return { shopper, steps, had: new Set((await linesOf(shopper)).productItemIds) }
}

/** The token may have lapsed since, by a clock that was moved. */
async function leave({ shopper, had }: SignedIn): Promise<void> {
  await shopper.ok('refresh', {})
  const { uniqueId, productItemIds } = await linesOf(shopper)
  for (const productItemId of productItemIds)
    if (!had.has(productItemId)) await shopper.ok('delete', { uniqueId, productItemId })
  await shopper.ok('logout', {})
}

/** Signs in once, since a one-time code may be good for one time; checks share the cookies. */
export function shareAccount(account: Account | null): SharedAccount {
  let signedIn: Promise<SignedIn> | undefined
  return {
    async enter(shop) {
      if (!account) throw new Skip('needs --account')
      const isFirst = signedIn === undefined
      signedIn ??= signIn(shop, account)
      try {
        const { shopper, steps } = await signedIn
        if (!isFirst) shop.transcript.push(...steps)
        return openShopper(shop, shopper.name, shopper.jar)
      } catch (error) {
        if (error instanceof Drift && !isFirst) throw new Skip('the account could not sign in')
        throw error
      }
    },
    async tidy() {
      try {
        if (signedIn) await leave(await signedIn)
      } catch (error) {
        if (!(error instanceof Drift)) throw error
      }
    },
  }
}
