import { getVersion, snapshot } from 'valtio'
import type { Shopper } from '#mocks/server/scenarios/stage.ts'
import { signedIn } from '#src/stores/auth.ts'
import { basketGiven } from '#src/stores/cart.ts'

const modules = import.meta.glob<Record<string, unknown>>(['../src/stores/*.ts', '!**/*.test.ts'], {
  eager: true,
})
const stores = Object.values(modules).flatMap(Object.values).filter(isStore)

/** Stories that run at the same time share an origin: what one saves is no news for another. */
addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true })

forgetSaved()
const initial = stores.map((store) => structuredClone(snapshot(store)))

/** Each story starts as a first visit does: nothing saved, nothing open, nobody signed in. */
export function resetStores() {
  forgetSaved()
  stores.forEach((store, index) => Object.assign(store, structuredClone(initial[index])))
}

/** What a browser would hold after the visits that the scenario tells of. */
export function becomeShopper({ basketId, hasSession }: Shopper) {
  if (basketId !== null) basketGiven(basketId)
  if (hasSession) signedIn()
}

function isStore(value: unknown): value is object {
  return getVersion(value) !== undefined
}

function forgetSaved() {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=')[0])) {
    document.cookie = `${name}=; path=/; max-age=0`
  }
}
