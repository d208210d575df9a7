import type { AnyRouter } from '@tanstack/react-router'
import { prefixPattern } from '#i18n/locales.ts'
import { installByHand, installWelcome } from '#src/stores/install.ts'

/** Where something else is to be done: bought, paid, signed in. */
const unwelcome = RegExp(`^(/(${prefixPattern}))?/(basket|loginRegister|profile|search/[^/]+/[^/]+)(/|$)`)

const isIos = () =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** From the second page on, and never over the way to the till, the shop may ask to be installed. */
export function followInstall(router: AnyRouter) {
  if (isInstalled()) return
  if (isIos()) installByHand()
  router.subscribe('onResolved', ({ pathChanged }: { pathChanged: boolean }) => {
    const isUnwelcome = unwelcome.test(location.pathname)
    if (pathChanged || isUnwelcome) installWelcome(!isUnwelcome)
  })
}
