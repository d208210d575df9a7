import { proxy } from 'valtio'

export type Modal = { name: 'continue' }

/** `used` stays true, so that a modal's closing is seen and the focus goes back to where it was. */
export const modal = proxy<{ open: Modal | null; used: boolean }>({ open: null, used: false })

export function openModal(next: Modal) {
  modal.open = next
  modal.used = true
}

export function closeModal() {
  modal.open = null
}
