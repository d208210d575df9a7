import { getVersion, snapshot } from 'valtio'
import type { Shopper } from '#mocks/server/scenarios/scenario-state.ts'
import { signedIn } from '#src/stores/auth.ts'
import { setBasketId } from '#src/stores/cart.ts'
import { clearBrowserStorage } from './clear-storage.ts'

const modules = import.meta.glob<Record<string, unknown>>(['../src/stores/*.ts', '!**/*.test.ts'], {
  eager: true,
})
const stores = Object.values(modules).flatMap(Object.values).filter(isStore)

/** Parallel stories share an origin, and must not see each other's `storage` events. */
addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true })

const initial = stores.map((store) => structuredClone(snapshot(store)))

export function resetStores() {
  clearBrowserStorage()
  stores.forEach((store, index) => Object.assign(store, structuredClone(initial[index])))
}

export function applyShopper({ basketId, hasSession }: Shopper) {
  if (basketId !== null) setBasketId(basketId)
  if (hasSession) signedIn()
}

function isStore(value: unknown): value is object {
  return getVersion(value) !== undefined
}
