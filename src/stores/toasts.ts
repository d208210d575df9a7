import { proxy } from 'valtio'
import { caught } from '#src/caught.ts'

export type Toast = { tone: 'error' | 'success' | 'info'; title: string; description?: string }

const colors = { error: 'var(--sale)', success: 'var(--success)', info: 'var(--accent)' } as const

/** The toast area is drawn when the first toast is wanted; its code is fetched once the page rests. */
export const toasts = proxy({ wanted: false })

let lastId = 0

/** A timestamp, and never the same twice. */
function nextId() {
  lastId = Math.max(Date.now(), lastId + 1)
  return String(lastId)
}

async function show({ tone, title, description }: Toast) {
  const { notifications } = await import('@mantine/notifications')
  notifications.show({
    id: nextId(),
    color: colors[tone],
    title,
    message: description,
    withBorder: true,
    role: tone === 'error' ? 'alert' : 'status',
    autoClose: tone === 'error' ? 10_000 : 5_000,
  })
}

export function showToast(toast: Toast) {
  toasts.wanted = true
  show(toast).catch((error: unknown) => caught(error, 'overlay'))
}
