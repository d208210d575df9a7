import { authKey } from '#src/stores/auth-key.ts'
import { Auth, auth } from '#src/stores/auth.ts'

/** Null if the browser blocks storage. */
function savedAuth() {
  try {
    return Auth.parse(JSON.parse(localStorage.getItem(authKey) ?? '{}'))
  } catch {
    return null
  }
}

function isOfOtherSession() {
  const saved = savedAuth()
  return saved !== null && (saved.hasSession !== auth.hasSession || saved.member !== auth.member)
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
