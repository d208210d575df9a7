import { proxy } from 'valtio'

export type Modal = { name: 'continue' }

export const modal = proxy<{ open: Modal | null }>({ open: null })

export function openModal(next: Modal) {
  modal.open = next
}

export function closeModal() {
  modal.open = null
}
