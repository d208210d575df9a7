/** A smooth scroll that is interrupted continues for a frame: sets the position again for a few frames. */
export function correctScroll(top: number, frames = 4) {
  if (scrollY !== top) scrollTo({ top, behavior: 'instant' })
  if (frames > 0) requestAnimationFrame(() => correctScroll(top, frames - 1))
}
