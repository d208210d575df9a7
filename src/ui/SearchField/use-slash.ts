import { useEffect } from 'react'

const takesText = 'input, textarea, select, [contenteditable], [role=dialog]'

/** By the key's place too: a Persian layout types something else there. */
const isSlash = ({ key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  (key === '/' || (code === 'Slash' && !shiftKey)) && !ctrlKey && !altKey && !metaKey

/** The key `/` from anywhere but a field or a dialog. */
export function useSlash(onSlash: () => void) {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (!isSlash(event) || (event.target instanceof Element && event.target.closest(takesText))) return
      event.preventDefault()
      onSlash()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}
