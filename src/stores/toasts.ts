import { proxy } from 'valtio'
import { reportError } from '#src/platform/report-error.ts'

type More =
  | { description?: string; action?: never }
  | { description?: never; action: { label: string; onPress: () => void } }

export type Toast = {
  tone: 'error' | 'success' | 'info'
  title: string
  /** Closes when somebody signs in or out. */
  isPersonal?: boolean
} & More

/** The toast area is mounted with the first toast; its code is prefetched when the page is idle. */
export const toasts = proxy({ wanted: false })

export function showToast(toast: Toast) {
  toasts.wanted = true
  import('./toast-notification.ts')
    .then(({ showNotification }) => showNotification(toast))
    .catch((error: unknown) => reportError(error, 'overlay'))
}
