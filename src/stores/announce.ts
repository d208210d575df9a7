import type { Toast } from './toasts.ts'

/** They stand in `index.html`: of a live region that comes with its text screen readers often read nothing. */
const regions = { error: 'assertive', success: 'polite', info: 'polite' } as const

/** Lets a screen reader read a toast; to be called back once the toast is gone. */
export function announce({ tone, title, description, action }: Toast) {
  const line = document.createElement('p')
  line.textContent = [title, description ?? action?.label].filter(Boolean).join('\n')
  document.getElementById(regions[tone])?.append(line)
  return () => line.remove()
}
