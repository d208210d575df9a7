/** What can stand still: the clock, intervals and other timers that repeat, animation frames, random ids. */
export type Hold = 'clock' | 'timers' | 'frames' | 'random'

export type IsHeld = (what: Hold) => boolean

/** Runs in the page. To find out why a story is unstable, one of these stands still. */
export function watchHolds() {
  let heldNow: Hold | null = null
  const used = new Set<Hold>()
  const isHeld: IsHeld = (what) => {
    used.add(what)
    return what === heldNow
  }

  return {
    isHeld,
    used,
    hold(what: Hold | null) {
      heldNow = what
      const elapsed = performance.now.bind(performance)
      performance.now = () => (isHeld('clock') ? 0 : elapsed())
      const realInterval = globalThis.setInterval
      globalThis.setInterval = ((...values: Parameters<typeof realInterval>) =>
        isHeld('timers') ? 0 : realInterval(...values)) as typeof setInterval
      const realId = crypto.randomUUID.bind(crypto)
      let drawn = 0
      crypto.randomUUID = () =>
        isHeld('random') ? `00000000-0000-4000-8000-${String(drawn++).padStart(12, '0')}` : realId()
    },
  }
}
