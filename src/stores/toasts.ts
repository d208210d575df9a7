import { proxy } from 'valtio'
import { reportError } from '#src/platform/report-error.ts'

/** With something to do about it a toast stays until it is done or closed. */
type More =
  | { description?: string; action?: never }
  | { description?: never; action: { label: string; onPress: () => void } }

export type Toast = { tone: 'error' | 'success' | 'info'; title: string } & More

/** The toast area is drawn when the first toast is wanted; its code is fetched once the page rests. */
export const toasts = proxy({ wanted: false })

export function showToast(toast: Toast) {
  toasts.wanted = true
  import('./notify.ts')
    .then(({ notify }) => notify(toast))
    .catch((error: unknown) => reportError(error, 'overlay'))
}
