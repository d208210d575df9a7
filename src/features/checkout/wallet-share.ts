import { useSnapshot } from 'valtio'
import type { Cart } from '#contracts/cart.ts'
import { auth } from '#src/stores/auth.ts'
import { checkout } from '#src/stores/checkout.ts'

/** What the order would take from the wallet; undefined when it is not paid from there. A cart outlives its member's session. */
export function useWalletShare(wallet: Cart['wallet']): Cart['wallet'] {
  const { hasSession } = useSnapshot(auth)
  const { fromWallet, orderKind } = useSnapshot(checkout)
  return hasSession && fromWallet && orderKind === 'online' ? wallet : undefined
}
