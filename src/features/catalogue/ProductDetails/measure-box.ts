import { onResize } from '#src/ui/on-resize.ts'

/** Sets `--box` to the height of a sticky box: one that is taller than the window sticks by its end. */
export function measureBox(box: HTMLElement | null) {
  if (!box) return
  return onResize([box], () => box.style.setProperty('--box', `${box.offsetHeight}px`))
}
