import { proxy } from 'valtio'

export type Toast = { color: 'red' | 'green' | 'basePrimary'; title: string; description?: string }

/** The toast area is loaded when the first toast is wanted. */
export const toasts = proxy({ wanted: false })

export async function showToast({ color, title, description }: Toast) {
  toasts.wanted = true
  const { notifications } = await import('@mantine/notifications')
  notifications.show({
    id: String(Date.now()),
    color,
    title,
    message: description,
    withBorder: true,
    role: color === 'red' ? 'alert' : 'status',
    autoClose: color === 'red' ? 10_000 : 5_000,
  })
}
