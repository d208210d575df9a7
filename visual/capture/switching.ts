import type { Settled } from './freeze.ts'

/** How the rendering of a story ended: `failed` where `play` threw, an error was thrown, or nothing was drawn in time. */
export type Rendering = { status: 'rendered' } | { status: 'failed'; reason: string }

/** `timeout` in milliseconds. */
type Asked = { storyId: string; globals: Record<string, unknown>; timeout: number }

declare global {
  /** Set by `switching` in every preview. */
  var visualStories: {
    show(asked: Asked): Promise<Rendering & Settled>
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

/** Runs in the page before any script of it: stories are switched through the preview's channel. */
function letStoriesBeSwitched() {
  /** A preview that is loaded anew is a first visit. */
  if (location.protocol.startsWith('http'))
    for (const storage of [localStorage, sessionStorage]) storage.clear()

  const failures = [
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'unhandledErrorsWhilePlaying',
  ]
  let shownGlobals = ''

  const said = (payload: unknown) => {
    const { message, description, title } = (Array.isArray(payload) ? payload[0] : payload) ?? {}
    return String(message ?? description ?? title ?? JSON.stringify(payload))
  }

  async function change({ storyId, globals, timeout }: Asked): Promise<Rendering> {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      globalThis as unknown as Storybook
    const wanted = JSON.stringify(globals)

    /** A tab shows thousands: what was listened for ends with the story. */
    const ends: (() => void)[] = []
    function once<Payload>(event: string, holds: (payload: Payload) => boolean): Promise<Payload> {
      return new Promise((resolve) => {
        const listener = (payload: Payload) => holds(payload) && resolve(payload)
        channel.on(event, listener as never)
        ends.push(() => channel.off(event, listener as never))
      })
    }

    const late = new Promise<Rendering>((resolve) => {
      const reason = `nothing was drawn within ${timeout} ms`
      const timer = setTimeout(resolve, timeout, { status: 'failed', reason })
      ends.push(() => clearTimeout(timer))
    })
    const failed = Promise.race(
      failures.map(async (event): Promise<Rendering> => {
        const payload = await once<unknown>(event, () => true)
        return { status: 'failed', reason: `${event}: ${said(payload)}` }
      }),
    )
    const rendered = once<string>('storyRendered', (id) => id === storyId).then((): Rendering => ({
      status: 'rendered',
    }))

    globalThis.visualHarness.reset()
    scrollTo(0, 0)
    const isShown = preview.currentSelection?.storyId === storyId
    if (shownGlobals !== wanted) {
      shownGlobals = wanted
      const updated = once<object>('globalsUpdated', () => true)
      channel.emit('updateGlobals', { globals })
      await updated
    }
    if (isShown) channel.emit('forceRemount', { storyId })
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    const rendering = await Promise.race([rendered, failed, late])
    for (const end of ends) end()
    return rendering
  }

  globalThis.visualStories = {
    show: async (asked) => ({ ...(await change(asked)), ...(await globalThis.visualHarness.settle()) }),
  }
}

/** For `page.addInitScript`, after `freeze`. */
export const switching = `(${letStoriesBeSwitched.toString()})()`
