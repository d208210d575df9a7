import { useSnapshot } from 'valtio'
import type { Cart } from '#contracts/cart.ts'
import { checkout } from '#src/stores/checkout.ts'

/** What the order would take from the wallet; undefined when it is not paid from there. */
export function useWalletShare(wallet: Cart['wallet']): Cart['wallet'] {
  const { fromWallet, orderKind } = useSnapshot(checkout)
  return fromWallet && orderKind === 'online' ? wallet : undefined
}
