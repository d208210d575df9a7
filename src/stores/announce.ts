import type { Toast } from './toasts.ts'

/** Live regions in `index.html`: screen readers often miss a region that is inserted together with its text. */
const regions = { error: 'assertive', success: 'polite', info: 'polite' } as const

export function announce({ tone, title, description, action }: Toast) {
  const line = document.createElement('p')
  line.textContent = [title, description ?? action?.label].filter(Boolean).join('\n')
  document.getElementById(regions[tone])?.append(line)
  return () => line.remove()
}
