import { storageOf } from '#src/stores/persisted.ts'
import { correctScroll } from '../navigation/correct-scroll.ts'
import { reloadRestored } from './reload-restored.ts'

/** What auth.ts has stored. */
const savedSession = () => storageOf('local')?.getItem('zarrin-auth')

/** While the browser keeps a page to go back to, the page is told neither of storage nor of the network. */
export function catchUpWhenRestored() {
  let session: string | null | undefined
  let top = 0
  addEventListener('pagehide', () => {
    session = savedSession()
    top = scrollY
  })
  removeEventListener('pageshow', reloadRestored)
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (savedSession() !== session) return location.reload()
    dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'))
    /** WebKit shows it at its top. */
    correctScroll(top)
  })
}
