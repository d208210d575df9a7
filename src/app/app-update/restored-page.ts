/** What auth.ts has stored; null if the browser blocks storage. */
function savedSession(): string | null {
  try {
    return localStorage.getItem('zarrin-auth')
  } catch {
    return null
  }
}

/** While the browser keeps a page to go back to, the page is told neither of storage nor of the network. */
export function catchUpWhenRestored() {
  let left: string | null = null
  addEventListener('pagehide', () => {
    left = savedSession()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (savedSession() !== left) location.reload()
    else dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'))
  })
}
