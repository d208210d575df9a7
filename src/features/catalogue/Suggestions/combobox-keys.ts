import type { SearchPanel } from '#src/ui/SearchField/SearchField.tsx'

type Key = Parameters<SearchPanel['onKeyDown']>

/** -1 is the input itself, undefined an unhandled key. */
function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 === count ? -1 : at + 1
  if (key === 'ArrowUp') return at === -1 ? count - 1 : at - 1
  if (at === -1) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

const opens = (key: string) => key === 'ArrowDown' || key === 'ArrowUp'

/** Keyboard interaction of the ARIA combobox pattern; other keys are left to the input. */
export function onKeyDown(...[event, box, change]: Key) {
  const { key, nativeEvent } = event
  if (nativeEvent.isComposing) return
  if (key === 'Escape') {
    event.preventDefault()
    return change(box.isOpen ? { isOpen: false, active: undefined } : { text: '' })
  }
  if (!box.isOpen) {
    if (!opens(key)) return
    event.preventDefault()
    return change({ isOpen: true })
  }
  const options = [
    ...(document.getElementById(box.listId)?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
  ]
  const at = options.findIndex(({ id }) => id === box.active)
  if (key === 'Enter') {
    if (at === -1) return
    event.preventDefault()
    return options[at]!.click()
  }
  const target = nextIndex(key, at, options.length)
  if (target === undefined) return
  event.preventDefault()
  options[target]?.scrollIntoView({ block: 'nearest' })
  change({ active: options[target]?.id })
}
