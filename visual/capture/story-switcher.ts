import type { Settled } from './freeze.ts'

/** `failed`: rendering or `play` threw, or nothing was rendered in time. */
export type Rendering = { status: 'rendered' } | { status: 'failed'; reason: string }

/** `timeout` in milliseconds. */
type ShowRequest = {
  storyId: string
  globals: Record<string, unknown>
  timeout: number
  delay?: number
  /** Selectors of elements to hide. */
  ignore?: readonly string[]
}

/** In the user agent: Storybook waits 100 ms per story unless it detects its test runner. */
export const testRunner = 'StorybookTestRunner'

declare global {
  var visualStories: {
    show(request: ShowRequest): Promise<Rendering & Settled>
  }
}

type Channel = {
  emit(event: string, payload: object): void
  on(event: string, listener: (payload: never) => void): void
  off(event: string, listener: (payload: never) => void): void
}
type Storybook = {
  __STORYBOOK_ADDONS_CHANNEL__: Channel
  __STORYBOOK_PREVIEW__: { currentSelection?: { storyId: string } }
}

function installStorySwitcher() {
  // A reloaded preview is a first visit.
  if (location.protocol.startsWith('http'))
    for (const storage of [localStorage, sessionStorage]) storage.clear()

  globalThis.open = () => null
  /** A story that leaves the page is captured as it was before. */
  globalThis.navigation?.addEventListener('navigate', (event) => {
    const { navigationType, destination, downloadRequest, cancelable } = event
    if (destination.sameDocument || navigationType === 'reload' || downloadRequest !== null) return
    if (!cancelable) return
    event.preventDefault()
    console.error(`The story goes to ${destination.url}, which was not followed.`)
  })
  const home = location.pathname
  function returnHome() {
    if (location.pathname !== home || location.hash !== '')
      history.replaceState(history.state, '', home + location.search)
  }

  const ignored = document.createElement('style')
  function hide(selectors: readonly string[]) {
    ignored.textContent = selectors
      .map((one) => `${one}, ${one} * { visibility: hidden !important }`)
      .join('\n')
    if (selectors.length > 0) document.head.append(ignored)
    else ignored.remove()
  }

  const failureEvents = [
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'unhandledErrorsWhilePlaying',
  ]
  const wait = setTimeout
  let shownGlobals = ''

  const messageOf = (payload: unknown) => {
    const { message, description, title } = (Array.isArray(payload) ? payload[0] : payload) ?? {}
    return String(message ?? description ?? title ?? JSON.stringify(payload))
  }

  async function switchStory({ storyId, globals, timeout }: ShowRequest): Promise<Rendering> {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      globalThis as unknown as Storybook
    const wanted = JSON.stringify(globals)

    const cleanups: (() => void)[] = []
    function once<Payload>(event: string, matches: (payload: Payload) => boolean): Promise<Payload> {
      return new Promise((resolve) => {
        const listener = (payload: Payload) => matches(payload) && resolve(payload)
        channel.on(event, listener as never)
        cleanups.push(() => channel.off(event, listener as never))
      })
    }

    const timedOut = new Promise<Rendering>((resolve) => {
      const reason = `nothing was drawn within ${timeout} ms`
      const timer = setTimeout(resolve, timeout, { status: 'failed', reason })
      cleanups.push(() => clearTimeout(timer))
    })
    const failed = Promise.race(
      failureEvents.map(async (event): Promise<Rendering> => {
        const payload = await once<unknown>(event, () => true)
        return { status: 'failed', reason: `${event}: ${messageOf(payload)}` }
      }),
    )
    /** Storybook reloads the page when a story is replaced while it still renders. */
    const finished = (id: string) =>
      once<{ storyId: string }>('storyFinished', (event) => event.storyId === id)

    scrollTo(0, 0)
    returnHome()
    const shownStory = preview.currentSelection?.storyId
    if (shownGlobals !== wanted) {
      shownGlobals = wanted
      const updated = once<object>('globalsUpdated', () => true)
      const rerendered = shownStory === undefined ? updated : finished(shownStory)
      channel.emit('updateGlobals', { globals })
      await Promise.race([Promise.all([updated, rerendered]), timedOut])
      // Storybook draws the former story once more: what it still does would happen to this one.
      await globalThis.visualHarness.settle()
    }
    globalThis.visualHarness.reset()
    const rendered = finished(storyId).then((): Rendering => ({ status: 'rendered' }))
    if (shownStory === storyId) channel.emit('forceRemount', { storyId })
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    const rendering = await Promise.race([rendered, failed, timedOut])
    for (const cleanup of cleanups) cleanup()
    return rendering
  }

  globalThis.visualStories = {
    async show({ delay = 0, ignore = [], ...request }) {
      hide(ignore)
      const rendering = await switchStory(request)
      if (delay > 0) await new Promise((resolve) => wait(resolve, delay))
      return { ...rendering, ...(await globalThis.visualHarness.settle()) }
    },
  }
}

export const storySwitcherScript = `(${installStorySwitcher.toString()})()`
