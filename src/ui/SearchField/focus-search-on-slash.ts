const shortcutExempt = 'input, textarea, select, [contenteditable], [role=dialog]'

/** By `code` as well: a Persian layout types another character with this key. */
const isSlash = ({ key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  (key === '/' || (code === 'Slash' && !shiftKey)) && !ctrlKey && !altKey && !metaKey

export function focusSearchOnSlash(event: KeyboardEvent) {
  if (!isSlash(event) || (event.target as Element).closest(shortcutExempt)) return
  event.preventDefault()
  document.querySelector<HTMLElement>('[role=search] input')?.focus()
}
