import { proxy } from 'valtio'

/** The category menu; `used` stays true so that its closing can be seen. */
export const menu = proxy({ open: false, used: false })

export function openMenu() {
  menu.open = true
  menu.used = true
}

export function closeMenu() {
  menu.open = false
}
