/** Sets `--box` to the height of a sticky box: one that is taller than the window sticks by its end. */
export function measureBox(box: HTMLElement | null) {
  if (!box) return
  const observer = new ResizeObserver(() => box.style.setProperty('--box', `${box.offsetHeight}px`))
  observer.observe(box)
  return () => observer.disconnect()
}
