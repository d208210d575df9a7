/** Frozen clock of every story: Wednesday 27 Aban 1405, noon in Tehran. */
const now = Date.parse('2026-11-18T08:30:00Z')

/** CSS pixels; taller pages are cut. */
export const maxHeight = 4000

const frozenStyles = `
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
:is(.chromatic-ignore, [data-chromatic='ignore']), :is(.chromatic-ignore, [data-chromatic='ignore']) * {
  visibility: hidden !important;
}
/* Storybook hides stories that render slowly; hidden elements have no size and cannot be focused. */
.sb-show-preparing-story > :is(#storybook-root, [data-portal]) { display: block !important; }
`

export type Settled = { height: number; isIdle: boolean; changes: number }

/** What can stand still: the clock, intervals and other timers that repeat, animation frames, random ids. */
export type Hold = 'clock' | 'timers' | 'frames' | 'random'

/** Of a story. */
export type Activity = {
  used: Hold[]
  /** Those that run. */
  animations: string[]
  /** Addresses of calls and pictures. */
  pending: string[]
  answers: { url: string; answer: string }[]
  fonts: string[]
}

declare global {
  var visualHarness: {
    reset(): void
    /** Until the page is loaded anew, which `activity` describes from then on. */
    hold(what: Hold | null): void
    activity(): Activity
    /** Resolves when no fetch, image, font or DOM change is pending for two frames, or after a timeout. */
    settle(): Promise<Settled>
    changes(): number
  }
}

/** Runs in the page before its scripts: freezes clock and randomness, tracks pending calls and timers. */
function freezePage({ now: at, styles, height }: { now: number; styles: string; height: number }) {
  const elapsed = performance.now.bind(performance)

  // To find out why a story is unstable, one of these stands still.
  let heldNow: Hold | null = null
  const used = new Set<Hold>()
  function isHeld(what: Hold) {
    used.add(what)
    return what === heldNow
  }

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

  // Storybook's tools that inspect every element of every story.
  const unused = { highlight: false, measure: false, outline: false }
  let features = {}
  Object.defineProperty(globalThis, 'FEATURES', {
    get: () => features,
    set: (next: object) => {
      features = { ...next, ...unused }
    },
  })

  // In test mode Storybook stops animations with a style sheet per story, which costs two layouts and is redundant.
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

  // Replaced per story: calls of an earlier story must not delay this one.
  let pendingCalls = new Set<{ url: string }>()
  let isRecording = false
  let answers: Activity['answers'] = []
  async function record(url: string, response: Response) {
    const own = answers
    const answer = await response.clone().text()
    own.push({ url, answer: `${response.status} ${answer}` })
  }
  const { open, send } = XMLHttpRequest.prototype
  const addresses = new WeakMap<XMLHttpRequest, string>()
  XMLHttpRequest.prototype.open = function (...values: unknown[]) {
    addresses.set(this, String(values[1]))
    open.apply(this, values as Parameters<typeof open>)
  }
  XMLHttpRequest.prototype.send = function (body) {
    const call = { url: addresses.get(this)! }
    const [ownCalls, own] = [pendingCalls.add(call), answers]
    this.addEventListener('loadend', () => {
      ownCalls.delete(call)
      own.push({ url: call.url, answer: `${this.status} ${answerOf(this)}` })
    })
    send.call(this, body)
  }
  const answerOf = ({ responseType, response }: XMLHttpRequest) =>
    responseType === 'json' ? JSON.stringify(response) : String(response)
  const trackedFetches = new WeakSet<typeof fetch>()
  function tracked(real: typeof fetch): typeof fetch {
    if (trackedFetches.has(real)) return real
    const wrapped: typeof fetch = async (...args) => {
      const call = { url: args[0] instanceof Request ? args[0].url : String(args[0]) }
      const ownCalls = pendingCalls.add(call)
      try {
        const response = await real(...args)
        if (isRecording) record(call.url, response).catch(() => {})
        return response
      } finally {
        ownCalls.delete(call)
      }
    }
    trackedFetches.add(wrapped)
    return wrapped
  }
  let current = tracked(globalThis.fetch)
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    get: () => current,
    set: (next: typeof fetch) => {
      current = tracked(next)
    },
  })

  // Short timers are part of rendering: React throttles Suspense reveals by 300 ms.
  const maxDelay = 350
  // A timer that sets the next one is a clock: only its first steps are waited for.
  const maxSteps = 4
  type Timer = { due: number; run(): void }
  let timers = new Map<unknown, Timer>()
  let step = 0
  const realTimeout = globalThis.setTimeout
  const realClear = globalThis.clearTimeout
  function trackedTimeout(handler: TimerHandler, delay = 0, ...values: unknown[]) {
    const own = timers
    const next = step + 1
    const run = () => {
      own.delete(timer)
      step = next
      if (typeof handler === 'function') handler(...values)
      step = 0
    }
    const timer = realTimeout(next > maxSteps && isHeld('timers') ? () => {} : run, delay)
    if (delay > 0 && delay <= maxDelay && next <= maxSteps) own.set(timer, { due: elapsed() + delay, run })
    return timer
  }
  globalThis.setTimeout = trackedTimeout as unknown as typeof setTimeout
  globalThis.clearTimeout = (timer) => {
    timers.delete(timer)
    realClear(timer)
  }
  function runNextTimer() {
    const [first] = [...timers].toSorted(([, one], [, other]) => one.due - other.due)
    if (!first) return
    realClear(first[0] as number)
    first[1].run()
  }

  // A callback that requests the next frame is an animation: it goes on for some frames of equal length.
  const frameLength = 1000 / 60
  const stories = { maxFrames: 60 }
  let maxFrames = Infinity
  let frames = 0
  // Enough to draw a story once.
  const fewFrames = 8
  type Frame = { depth: number; start: number }
  let frame: Frame = { depth: 0, start: 0 }
  let heldFrames = new Map<number, FrameRequestCallback>()
  let animationFrames = new Set<number>()
  const realFrame = globalThis.requestAnimationFrame
  const realCancelFrame = globalThis.cancelAnimationFrame
  globalThis.requestAnimationFrame = (callback) => {
    if (++frames > fewFrames && isHeld('frames')) return 0
    const { depth, start } = { ...frame, depth: frame.depth + 1 }
    if (depth > maxFrames) {
      const held = -(heldFrames.size + 1)
      heldFrames.set(held, callback)
      return held
    }
    const own = animationFrames
    const id = realFrame((time) => {
      own.delete(id)
      frame = { depth, start: depth === 1 ? time : start }
      try {
        callback(frame.start + (depth - 1) * frameLength)
      } finally {
        frame = { depth: 0, start: 0 }
      }
    })
    if (depth > 2) own.add(id)
    return id
  }
  globalThis.cancelAnimationFrame = (id) => {
    heldFrames.delete(id)
    animationFrames.delete(id)
    realCancelFrame(id)
  }
  function resumeFrames() {
    const held = [...heldFrames.values()]
    heldFrames = new Map()
    animationFrames = new Set()
    maxFrames = stories.maxFrames
    frames = 0
    for (const callback of held) requestAnimationFrame(callback)
  }
  /** Its drawing is no change of the document. */
  const canvases = document.getElementsByTagName('canvas')
  const isDrawing = () => animationFrames.size > 0 && canvases.length > 0

  // Styles of the document stop no animation of a shadow root, of a script or of an SVG.
  let shadowRoots: ShadowRoot[] = []
  const attachShadow = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    shadowRoots.push(root)
    changeObserver.observe(root, allChanges)
    return root
  }
  const smilNames = ['animate', 'animateTransform', 'animateMotion', 'set']
  const smil = smilNames.map((name) => document.getElementsByTagName(name))
  function stopAnimation(animation: Animation) {
    if (animation.timeline !== document.timeline || animation.playState !== 'running') return
    if (animation.effect?.getComputedTiming().endTime !== Infinity) return animation.finish()
    animation.pause()
    animation.currentTime = 0
  }
  function stopAnimations() {
    for (const root of [document, ...shadowRoots]) root.getAnimations().forEach(stopAnimation)
    const inShadows = shadowRoots.flatMap((root) => [...root.querySelectorAll(smilNames.join())])
    for (const element of [...smil.flatMap((elements) => [...elements]), ...inShadows]) {
      const { ownerSVGElement } = element as SVGElement
      if (!ownerSVGElement || ownerSVGElement.animationsPaused()) continue
      ownerSVGElement.setCurrentTime(0)
      ownerSVGElement.pauseAnimations()
    }
  }

  // A film stands at its first frame; for its story it still plays, so that its controls show what they did.
  const films = document.getElementsByTagName('video')
  const filmsIn = (root: ShadowRoot) => root.querySelectorAll('video')
  function stopFilms() {
    for (const film of [...films, ...shadowRoots.flatMap((root) => [...filmsIn(root)])]) {
      film.playbackRate = 0
      if (film.currentTime !== 0 && film.seekable.length > 0) film.currentTime = 0
    }
  }
  const isFilmLoading = ({ networkState, readyState, seeking }: HTMLVideoElement) =>
    seeking ||
    (networkState === HTMLMediaElement.NETWORK_LOADING && readyState < HTMLMediaElement.HAVE_CURRENT_DATA)

  // Chromium resizes the viewport for a tall screenshot; the harness sets the size before a story is drawn.
  const ignoreResize = (event: Event) => event.isTrusted && event.stopImmediatePropagation()
  addEventListener('resize', ignoreResize, true)
  visualViewport?.addEventListener('resize', ignoreResize, true)

  // What a picture takes is in view, however tall; a play still has the viewport only, as it may scroll.
  let isWhole = false
  let observers = new Set<WholeObserver>()
  const RealObserver = globalThis.IntersectionObserver
  function wholeMargin(margin = '0px') {
    const [top = '0px', right = top, bottom = top, left = right] = margin.trim().split(/\s+/)
    const below = parseFloat(bottom) * (bottom.endsWith('%') ? innerHeight / 100 : 1)
    return [top, right, `${height - innerHeight + below}px`, left].join(' ')
  }
  class WholeObserver extends IntersectionObserver {
    targets = new Set<Element>()
    whole: IntersectionObserver
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      super(callback, options)
      const { root, rootMargin } = options
      this.whole = new RealObserver((entries) => callback.call(this, entries, this), {
        ...options,
        rootMargin: root instanceof Element ? rootMargin : wholeMargin(rootMargin),
      })
    }
    override observe(target: Element) {
      observers.add(this)
      this.targets.add(target)
      if (isWhole) this.whole.observe(target)
      else super.observe(target)
    }
    override unobserve(target: Element) {
      this.targets.delete(target)
      super.unobserve(target)
      this.whole.unobserve(target)
    }
    override disconnect() {
      this.targets.clear()
      super.disconnect()
      this.whole.disconnect()
    }
    observeWhole() {
      super.disconnect()
      for (const target of this.targets) this.whole.observe(target)
    }
  }
  globalThis.IntersectionObserver = WholeObserver

  const images = () => [
    ...document.images,
    ...shadowRoots.flatMap((root) => [...root.querySelectorAll('img')]),
  ]
  // A lazy image may or may not load while the screenshot is taken.
  const loadEagerly = (image: HTMLImageElement) => image.loading === 'lazy' && (image.loading = 'eager')
  let changes = 0
  const changeObserver = new MutationObserver(() => {
    changes++
    for (const image of images()) loadEagerly(image)
  })
  const allChanges = { subtree: true, childList: true, attributes: true, characterData: true }
  changeObserver.observe(document, allChanges)
  document.addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style')
    style.textContent = styles
    style.dataset.visualHarness = ''
    document.head.append(style)
  })

  // Waits for a frame and an idle scheduler, which WebKit lacks: React continues in tasks of its own.
  const untilIdle = () =>
    'scheduler' in globalThis
      ? scheduler.postTask(() => {}, { priority: 'background' })
      : new Promise((resolve) => realTimeout(resolve))
  async function nextFrame() {
    await new Promise((resolve) => realFrame(resolve))
    await untilIdle()
  }
  const picturesLoaded = () => images().every((image) => image.complete)
  const minQuietFrames = 2
  // Milliseconds without a change after which a call that never ends counts as part of the story.
  const quietPeriod = 340
  const maxWait = 3_000

  function watchUses() {
    performance.now = () => (isHeld('clock') ? 0 : elapsed())
    const realInterval = globalThis.setInterval
    globalThis.setInterval = ((...values: Parameters<typeof realInterval>) =>
      isHeld('timers') ? 0 : realInterval(...values)) as typeof setInterval
    const realId = crypto.randomUUID.bind(crypto)
    let drawn = 0
    crypto.randomUUID = () =>
      isHeld('random') ? `00000000-0000-4000-8000-${String(drawn++).padStart(12, '0')}` : realId()
  }
  const nameOf = ({ localName, classList }: Element) => [localName, ...classList].join('.')
  function describeAnimation(animation: Animation) {
    const { animationName, transitionProperty } = animation as Partial<CSSAnimation & CSSTransition>
    const { target } = animation.effect as KeyframeEffect
    return `${animationName ?? transitionProperty ?? 'animate()'} of ${target ? nameOf(target) : 'nothing'}`
  }

  globalThis.visualHarness = {
    changes: () => changes,
    hold(what) {
      heldNow = what
      isRecording = true
      watchUses()
    },
    activity: () => ({
      used: [...used],
      animations: [document, ...shadowRoots]
        .flatMap((root) => root.getAnimations())
        .filter(({ playState }) => playState === 'running')
        .map(describeAnimation),
      pending: [
        ...[...pendingCalls].map(({ url }) => url),
        ...images()
          .filter(({ complete }) => !complete)
          .map(({ src }) => src),
      ],
      answers,
      fonts: [...document.fonts]
        .filter(({ status }) => status !== 'unloaded')
        .map(({ family, weight, style, status }) => `${family} ${weight} ${style}: ${status}`),
    }),
    reset() {
      seeds = { numbers: 1, bytes: 1 }
      pendingCalls = new Set()
      answers = []
      timers = new Map()
      shadowRoots = shadowRoots.filter(({ host }) => host.isConnected)
      resumeFrames()
      isWhole = false
      observers = new Set()
    },
    async settle() {
      if (!isWhole) for (const observer of observers) observer.observeWhole()
      isWhole = true
      const isPending = () => pendingCalls.size > 0 || !picturesLoaded() || [...films].some(isFilmLoading)
      const areFontsLoaded = () => document.fonts.status === 'loaded'
      const started = elapsed()
      let [quietFrames, since] = [0, started]
      const isQuiet = () =>
        timers.size === 0 &&
        !isDrawing() &&
        quietFrames >= minQuietFrames &&
        elapsed() - since >= (isPending() ? quietPeriod : 0)
      while (elapsed() - started < maxWait && !isQuiet()) {
        const before = changes
        stopAnimations()
        stopFilms()
        if (quietFrames > 0) runNextTimer()
        await nextFrame()
        if (changes === before && areFontsLoaded()) quietFrames++
        else [quietFrames, since] = [0, elapsed()]
      }
      const isIdle = isQuiet()
      const loaded = images().filter((image) => image.complete)
      await Promise.all(loaded.map((image) => image.decode().catch(() => {})))
      return { height: document.documentElement.scrollHeight, isIdle, changes }
    },
  }
}

const settings = { now, styles: frozenStyles, height: maxHeight }
export const freezeScript = `(${freezePage.toString()})(${JSON.stringify(settings)})`
