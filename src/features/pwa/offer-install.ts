import type { AnyRouter } from '@tanstack/react-router'
import { prefixPattern } from '#i18n/locales.ts'
import { installPromptAllowed, offerManualInstall } from '#src/stores/install-choice.ts'

const withoutPrompt = RegExp(`^(/(${prefixPattern}))?/(basket|loginRegister|profile|search/[^/]+/[^/]+)(/|$)`)

const isIos = () =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1)

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** Shows the install prompt from the second page on. */
export function startInstallOffer(router: AnyRouter) {
  if (isInstalled()) return
  if (isIos()) offerManualInstall()
  router.subscribe('onResolved', ({ pathChanged }: { pathChanged: boolean }) => {
    const isAllowed = !withoutPrompt.test(location.pathname)
    if (pathChanged || !isAllowed) installPromptAllowed(isAllowed)
  })
}
