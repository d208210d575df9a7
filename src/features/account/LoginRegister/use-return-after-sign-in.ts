import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { localizedPath } from '#i18n/locales.ts'
import { auth } from '#src/stores/auth.ts'
import { takeBackUrl } from '#src/stores/back-url.ts'

/** Milliseconds between signing in and going back. */
const redirectDelay = 1_000

/** False in browsers without the Navigation API. */
function isPreviousEntry(path: string): boolean {
  const { navigation } = globalThis as Partial<Pick<typeof globalThis, 'navigation'>>
  const previous = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]
  return previous?.sameDocument === true && previous.url === new URL(path, location.href).href
}

/** Also after another tab has signed in. Not if the shopper has left the page. */
export function useReturnAfterSignIn() {
  const router = useRouter()
  const { locale } = useI18nContext()
  const { hasSession } = useSnapshot(auth)

  const goBack = useEffectEvent(() => {
    const path = localizedPath(locale, takeBackUrl())
    /** Replacing would leave the same page in the history twice. */
    if (isPreviousEntry(path)) router.history.back()
    else void router.navigate({ href: path, replace: true, state: true })
  })

  useEffect(() => {
    if (!hasSession) return
    const timer = setTimeout(goBack, redirectDelay)
    return () => clearTimeout(timer)
  }, [hasSession])
}
