import { auth } from '#src/stores/auth.ts'

/** Reads what auth.ts has stored. False if the browser blocks storage. */
function isOfOtherSession(): boolean {
  try {
    const saved = JSON.parse(localStorage.getItem('zarrin-auth') ?? '{}') as Partial<typeof auth>
    const { hasSession = false, member = 0 } = saved
    return hasSession !== auth.hasSession || member !== auth.member
  } catch {
    return false
  }
}

/** A page in the browser's back/forward cache is told neither of storage nor of the network; it may come back before this loads. */
export function catchUpWhenRestored() {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (isOfOtherSession()) location.reload()
    else dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'))
  })
  if (isOfOtherSession()) location.reload()
}
