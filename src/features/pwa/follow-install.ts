import type { AnyRouter } from '@tanstack/react-router'
import { installByHand, installWelcome } from '#src/stores/install.ts'

/** Where something else is to be done. */
const checkout = /^(\/(en|ru))?\/(basket|loginRegister|profile)(\/|$)/

const isIos = () =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** From the second page on, and never over the checkout, the shop may ask to be installed. */
export function followInstall(router: AnyRouter) {
  if (isInstalled()) return
  if (isIos()) installByHand()
  router.subscribe('onResolved', ({ pathChanged }: { pathChanged: boolean }) => {
    const isCheckout = checkout.test(location.pathname)
    if (pathChanged || isCheckout) installWelcome(!isCheckout)
  })
}
