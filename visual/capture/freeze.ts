import { trackCalls } from './freeze/calls.ts'
import type { Answer } from './freeze/calls.ts'
import { freezeDate } from './freeze/date.ts'
import { limitFrames } from './freeze/frames.ts'
import { watchHolds } from './freeze/holds.ts'
import type { Hold } from './freeze/holds.ts'
import { stopMotion } from './freeze/motion.ts'
import { observeWholePictures } from './freeze/observers.ts'
import { freezeRandom } from './freeze/random.ts'
import { quietStorybook } from './freeze/storybook.ts'
import { trackTimers } from './freeze/timers.ts'

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

/** Of a story. */
export type Activity = {
  used: Hold[]
  /** Those that run. */
  animations: string[]
  /** Addresses of calls and pictures. */
  pending: string[]
  answers: Answer[]
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

/** Milliseconds. */
const usualTimeout = 3_000

const settings = { now, styles: frozenStyles, height: maxHeight, settleTimeout: usualTimeout }

/** They run in the page too, and reach nothing outside of themselves. */
const parts = {
  watchHolds,
  freezeRandom,
  freezeDate,
  quietStorybook,
  trackCalls,
  trackTimers,
  limitFrames,
  stopMotion,
  observeWholePictures,
}

/** Runs in the page before its scripts: freezes clock and randomness, tracks pending calls and timers. */
function freezePage({ now: at, styles, height, settleTimeout }: typeof settings, install: typeof parts) {
  const elapsed = performance.now.bind(performance)
  const realTimeout = globalThis.setTimeout
  const realFrame = globalThis.requestAnimationFrame
  install.freezeDate(at)
  install.quietStorybook()
  const random = install.freezeRandom()
  const { isHeld, used, hold } = install.watchHolds()
  const calls = install.trackCalls()
  const timers = install.trackTimers(isHeld)
  const frames = install.limitFrames(isHeld)
  const observers = install.observeWholePictures(height)

  let shadowRoots: ShadowRoot[] = []
  const motion = install.stopMotion(() => shadowRoots)
  const attachShadow = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    shadowRoots.push(root)
    changeObserver.observe(root, allChanges)
    return root
  }

  // Chromium resizes the viewport for a tall screenshot; the harness sets the size before a story is drawn.
  const ignoreResize = (event: Event) => event.isTrusted && event.stopImmediatePropagation()
  addEventListener('resize', ignoreResize, true)
  visualViewport?.addEventListener('resize', ignoreResize, true)

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

  globalThis.visualHarness = {
    changes: () => changes,
    hold(what) {
      hold(what)
      calls.record()
    },
    activity: () => ({
      used: [...used],
      animations: motion.running(),
      pending: [
        ...calls.pending(),
        ...images()
          .filter(({ complete }) => !complete)
          .map(({ src }) => src),
      ],
      answers: calls.answers(),
      fonts: [...document.fonts]
        .filter(({ status }) => status !== 'unloaded')
        .map(({ family, weight, style, status }) => `${family} ${weight} ${style}: ${status}`),
    }),
    reset() {
      for (const part of [random, calls, timers, observers]) part.reset()
      shadowRoots = shadowRoots.filter(({ host }) => host.isConnected)
      frames.reset()
    },
    async settle() {
      observers.observeWhole()
      const isPending = () => calls.isPending() || !picturesLoaded() || motion.isLoading()
      const areFontsLoaded = () => document.fonts.status === 'loaded'
      const started = elapsed()
      let [quietFrames, since] = [0, started]
      const isQuiet = () =>
        !timers.isPending() &&
        !frames.isDrawing() &&
        quietFrames >= minQuietFrames &&
        elapsed() - since >= (isPending() ? quietPeriod : 0)
      while (elapsed() - started < settleTimeout && !isQuiet()) {
        const before = changes
        motion.stop()
        if (quietFrames > 0) timers.runNext()
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

const partsScript = Object.entries(parts).map(([name, part]) => `${name}: ${part.toString()}`)
export const freezeScript = (settleTimeout = usualTimeout) =>
  `(${freezePage.toString()})(${JSON.stringify({ ...settings, settleTimeout })}, { ${partsScript.join(',\n')} })`
