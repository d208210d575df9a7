const firstChunk = 40
const laterChunk = 150

/** The first screen at once, the rest without blocking the page. */
export function appendInChunks(parent: Element, makers: readonly (() => Node)[], signal: AbortSignal) {
  const append = (from: number, count: number) => {
    if (signal.aborted) return
    parent.append(...makers.slice(from, from + count).map((make) => make()))
    const next = from + count
    if (next < makers.length) setTimeout(() => append(next, laterChunk))
  }
  append(0, firstChunk)
}
