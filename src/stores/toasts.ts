import { proxy } from 'valtio'
import { caught } from '#src/caught.ts'

export type Toast = {
  tone: 'error' | 'success' | 'info'
  title: string
  description?: string
  /** Something to do about it: such a toast stays until it is closed. */
  action?: { label: string; onPress: () => void }
}

/** The toast area is drawn when the first toast is wanted; its code is fetched once the page rests. */
export const toasts = proxy({ wanted: false })

export function showToast(toast: Toast) {
  toasts.wanted = true
  import('./notify.ts')
    .then(({ notify }) => notify(toast))
    .catch((error: unknown) => caught(error, 'overlay'))
}
