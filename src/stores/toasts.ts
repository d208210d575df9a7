import { proxy } from 'valtio'

export type Toast = { tone: 'error' | 'success' | 'info'; title: string; description?: string }

const colors = { error: 'var(--sale)', success: 'var(--success)', info: 'var(--accent)' } as const

/** The toast area is loaded when the first toast is wanted. */
export const toasts = proxy({ wanted: false })

export async function showToast({ tone, title, description }: Toast) {
  toasts.wanted = true
  const { notifications } = await import('@mantine/notifications')
  notifications.show({
    id: String(Date.now()),
    color: colors[tone],
    title,
    message: description,
    withBorder: true,
    role: tone === 'error' ? 'alert' : 'status',
    autoClose: tone === 'error' ? 10_000 : 5_000,
  })
}
