/** The moment at which every story stands, milliseconds of the epoch: Wednesday 27 Aban 1405, noon in Tehran. */
const now = Date.parse('2026-11-18T08:30:00Z')

/** What moves by itself: in a picture it must not. */
const still = `
*, ::before, ::after {
  animation-delay: 0s !important;
  animation-duration: 0s !important;
  animation-iteration-count: 1 !important;
  transition-delay: 0s !important;
  transition-duration: 0s !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}
::-webkit-scrollbar { display: none !important; }
html { scrollbar-width: none !important; }
/* Storybook hides a story that is slow to come: what is hidden has no size, and takes no focus. */
.sb-show-preparing-story > :is(#storybook-root, [data-portal]) { display: block !important; }
`

/** How tall the page is, in CSS pixels; whether it stands still, and after how many changes. */
export type Settled = { height: number; isStill: boolean; changes: number }

declare global {
  /** Set by `freeze` in every page of the harness. */
  var visualHarness: {
    /** Randomness begins anew: a story looks the same whatever came before it. */
    reset(): void
    /**
     * Resolves when nothing is under way: no call, no picture, no font, no change of the page for two turns; or where
     * that does not come.
     */
    settle(): Promise<Settled>
    /** How often the page has changed. */
    changes(): number
  }
}

/** Runs in the page before any script of it: time and randomness stand still, and calls under way are counted. */
function freezePage({ now: at, still: styles }: { now: number; still: string }) {
  /** Seeded apart: how many numbers libraries draw before bytes are drawn depends on what was loaded first. */
  let seeds = { numbers: 1, bytes: 1 }
  const draw = (what: keyof typeof seeds) => {
    const seed = (seeds[what] = (seeds[what] + 0x6d2b79f5) | 0)
    const once = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    const mixed = (once + Math.imul(once ^ (once >>> 7), 61 | once)) ^ once
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  Math.random = () => draw('numbers')
  crypto.getRandomValues = (array) => {
    const { buffer, byteOffset, byteLength } = array!
    new Uint8Array(buffer, byteOffset, byteLength).forEach((_, nth, all) => (all[nth] = draw('bytes') * 256))
    return array
  }

  /** Storybook's tools that look at every element of every story: nobody uses them here. */
  const unused = { highlight: false, measure: false, outline: false }
  let features = {}
  Object.defineProperty(globalThis, 'FEATURES', {
    get: () => features,
    set: (next: object) => {
      features = { ...next, ...unused }
    },
  })

  /** Under test Storybook stops animations by a style sheet for each story, two layouts of it all: they stand still. */
  const append = Node.prototype.appendChild
  Node.prototype.appendChild = function (node) {
    if (node instanceof HTMLStyleElement && node.textContent?.startsWith('*, *:before')) node.textContent = ''
    return append.call(this, node) as never
  }

  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [at] : values, newTarget),
    apply: () => new RealDate(at).toString(),
    get: (target, key, receiver) => (key === 'now' ? () => at : Reflect.get(target, key, receiver)),
  })

  /** Of this story: what an earlier one still waits for is no reason to wait. */
  let underWay = new Set<object>()
  const counted = new WeakSet<typeof fetch>()
  function counting(real: typeof fetch): typeof fetch {
    if (counted.has(real)) return real
    const wrapped: typeof fetch = async (...asked) => {
      const call = {}
      const story = underWay.add(call)
      try {
        return await real(...asked)
      } finally {
        story.delete(call)
      }
    }
    counted.add(wrapped)
    return wrapped
  }
  let current = counting(globalThis.fetch)
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    get: () => current,
    set: (next: typeof fetch) => {
      current = counting(next)
    },
  })

  /** Short timers are steps on the way, React's own among them: it shows what was awaited 300 ms after the last. */
  const longest = 350
  /** A timer that sets the next is a clock, and not waited for: so many steps of one are taken. */
  const mostSteps = 4
  type Timer = { due: number; run(): void }
  let timers = new Map<unknown, Timer>()
  let step = 0
  const realTimeout = globalThis.setTimeout
  const realClear = globalThis.clearTimeout
  function countedTimeout(handler: TimerHandler, delay = 0, ...values: unknown[]) {
    const own = timers
    const next = step + 1
    const run = () => {
      own.delete(timer)
      step = next
      if (typeof handler === 'function') handler(...values)
      step = 0
    }
    const timer = realTimeout(run, delay)
    if (delay > 0 && delay <= longest && next <= mostSteps)
      own.set(timer, { due: performance.now() + delay, run })
    return timer
  }
  globalThis.setTimeout = countedTimeout as unknown as typeof setTimeout
  globalThis.clearTimeout = (timer) => {
    timers.delete(timer)
    realClear(timer)
  }
  /** Nobody watches: what would happen in a moment happens now. */
  function hasten() {
    const [first] = [...timers].toSorted(([, one], [, other]) => one.due - other.due)
    if (!first) return
    realClear(first[0] as number)
    first[1].run()
  }

  /** A lazy picture would come while the page is captured, or not. */
  const hurry = (image: HTMLImageElement) => image.loading === 'lazy' && (image.loading = 'eager')
  let changes = 0
  new MutationObserver(() => {
    changes++
    for (const image of document.images) hurry(image)
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style')
    style.textContent = styles
    document.head.append(style)
  })

  /** Resolves when a frame was drawn and nothing waits for its turn: React goes on in turns of its own. */
  async function turn() {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await scheduler.postTask(() => {}, { priority: 'background' })
  }
  const picturesLoaded = () => [...document.images].every((image) => image.complete)
  const quietTurns = 2
  /** A call that never ends belongs to the story: then nothing has changed for so long, in milliseconds. */
  const patience = 340
  const most = 3_000

  globalThis.visualHarness = {
    changes: () => changes,
    reset() {
      seeds = { numbers: 1, bytes: 1 }
      underWay = new Set()
      timers = new Map()
    },
    async settle() {
      const isWaiting = () => underWay.size > 0 || !picturesLoaded()
      const isWritten = () => document.fonts.status === 'loaded'
      const begun = performance.now()
      let [turns, since] = [0, begun]
      const isQuiet = () =>
        timers.size === 0 && turns >= quietTurns && performance.now() - since >= (isWaiting() ? patience : 0)
      while (performance.now() - begun < most && !isQuiet()) {
        const before = changes
        if (turns > 0) hasten()
        await turn()
        if (changes === before && isWritten()) turns++
        else [turns, since] = [0, performance.now()]
      }
      const isStill = isQuiet()
      const loaded = [...document.images].filter((image) => image.complete)
      await Promise.all(loaded.map((image) => image.decode().catch(() => {})))
      return { height: document.documentElement.scrollHeight, isStill, changes }
    },
  }
}

/** For `page.addInitScript`. */
export const freeze = `(${freezePage.toString()})(${JSON.stringify({ now, still })})`
