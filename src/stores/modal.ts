import { proxy } from 'valtio'

type Modal = { name: 'continue' } | { name: 'cart' } | { name: 'menu' }
type Name = Modal['name']

/** What was opened once stays in `used`, so that its closing is seen and the focus goes back to where it was. */
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
