/**
 * Acts in the next frame: what is rendered while sizes are being delivered is told too late, which browsers report as an error.
 * Returns a stop function.
 */
export function onResize(elements: Iterable<Element>, act: () => void): () => void {
  let frame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(act)
  })
  for (const element of elements) observer.observe(element)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
