import { proxy } from 'valtio'

type Modal = { name: 'continue' } | { name: 'cart' } | { name: 'menu' }
type Name = Modal['name']

/** `used`: modals stay mounted once opened, so that they animate out and return the focus. */
export const modal = proxy<{ open: Modal | null; used: Partial<Record<Name, true>> }>({
  open: null,
  used: {},
})

export function openModal(next: Modal) {
  modal.open = next
  modal.used[next.name] = true
}

export function closeModal() {
  modal.open = null
}
