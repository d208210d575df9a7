import { Drift, Skip } from './drift.ts'
import type { Exchange } from './exchange.ts'
import type { Account } from './options.ts'
import type { ClientContext, Shopper } from './shopper.ts'
import { createShopper } from './shopper.ts'

type SignedIn = { shopper: Shopper; steps: Exchange[]; had: ReadonlySet<number> }

export type SharedAccount = {
  /** Throws a Skip when there is no account, or it could not sign in. */
  signIn(shop: ClientContext): Promise<Shopper>
  /** Removes what the run added to its cart, and signs out. */
  cleanUp(): Promise<void>
}

async function linesOf(shopper: Shopper) {
  const { uniqueId, cartItems } = await shopper.ok('getCart', { uniqueId: null })
  return { uniqueId, productItemIds: cartItems.map(({ productItemId }) => productItemId) }
}

async function signIn(shop: ClientContext, account: Account): Promise<SignedIn> {
  const shopper = createShopper({ ...shop, isOver: () => false }, 'account')
  const since = shop.transcript.length
  await shopper.okResult('login', account)
  const steps = shop.transcript.slice(since)
  return { shopper, steps, had: new Set((await linesOf(shopper)).productItemIds) }
}

/** A check may have moved the clock past the token’s lifetime. */
async function leave({ shopper, had }: SignedIn): Promise<void> {
  await shopper.ok('refresh', {})
  const { uniqueId, productItemIds } = await linesOf(shopper)
  for (const productItemId of productItemIds)
    if (!had.has(productItemId)) await shopper.ok('delete', { uniqueId, productItemId })
  await shopper.ok('logout', {})
}

/** Signs in once: a one-time code may work only once. Checks share the cookies. */
export function createSharedAccount(account: Account | null): SharedAccount {
  let signedIn: Promise<SignedIn> | undefined
  return {
    async signIn(shop) {
      if (!account) throw new Skip('needs --account')
      const isFirst = signedIn === undefined
      signedIn ??= signIn(shop, account)
      try {
        const { shopper, steps } = await signedIn
        if (!isFirst) shop.transcript.push(...steps)
        return createShopper(shop, shopper.name, shopper.jar)
      } catch (error) {
        if (error instanceof Drift && !isFirst) throw new Skip('the account could not sign in')
        throw error
      }
    },
    async cleanUp() {
      try {
        if (signedIn) await leave(await signedIn)
      } catch (error) {
        if (!(error instanceof Drift)) throw error
      }
    },
  }
}
