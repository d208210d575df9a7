import type { AnyRouter } from '@tanstack/react-router'
import { prefixPattern } from '#i18n/locales.ts'
import { installByHand, installWelcome } from '#src/stores/install.ts'

/** Pages on the way to an order or a sign-in. */
const unwelcome = RegExp(`^(/(${prefixPattern}))?/(basket|loginRegister|profile|search/[^/]+/[^/]+)(/|$)`)

const isIos = () =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** Offers to install the shop from the second page on. */
export function startInstallOffer(router: AnyRouter) {
  if (isInstalled()) return
  if (isIos()) installByHand()
  router.subscribe('onResolved', ({ pathChanged }: { pathChanged: boolean }) => {
    const isUnwelcome = unwelcome.test(location.pathname)
    if (pathChanged || isUnwelcome) installWelcome(!isUnwelcome)
  })
}
