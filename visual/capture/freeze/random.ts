/** Runs in the page. */
export function freezeRandom() {
  // Separate seeds: the number of `Math.random` calls depends on which libraries are loaded already.
  let seeds = { numbers: 1, bytes: 1 }
  const random = (stream: keyof typeof seeds) => {
    const seed = (seeds[stream] = (seeds[stream] + 0x6d2b79f5) | 0)
    const once = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    const mixed = (once + Math.imul(once ^ (once >>> 7), 61 | once)) ^ once
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  Math.random = () => random('numbers')
  crypto.getRandomValues = (array) => {
    const { buffer, byteOffset, byteLength } = array!
    new Uint8Array(buffer, byteOffset, byteLength).forEach(
      (_, nth, all) => (all[nth] = random('bytes') * 256),
    )
    return array
  }
  return { reset: () => void (seeds = { numbers: 1, bytes: 1 }) }
}
