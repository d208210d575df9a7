import type { BrowserContext } from '@playwright/test'
import { globalsOf } from '../modes.ts'
import type { Modes, Size } from '../modes.ts'
import { openFrozenPage, delegateCapturable } from './frozen-page.ts'
import { evaluate } from './evaluate.ts'
import type { Settled } from './freeze.ts'
import { loadFonts } from './load-fonts.ts'
import type { Story, StoryVisual } from './story.ts'
import { storySwitcherScript } from './story-switcher.ts'
import type { Rendering } from './story-switcher.ts'
import type { StoryInMode, Tab } from './tab.ts'

/** Milliseconds. */
export const renderTimeout = 15_000

export type StoryPage = Tab & { stories(): Promise<Story[]> }

/** For the page, which has `storySwitcherScript`; its value is of `Rendering & Settled`. */
export function showExpression(modes: Modes, { mode, story }: StoryInMode): string {
  const globals = { ...globalsOf(modes, mode), a11y: { manual: true } }
  const { delay, ignore } = story.visual
  const request = { storyId: story.id, globals, delay, ignore, timeout: renderTimeout }
  return `visualStories.show(${JSON.stringify(request)})`
}

/** Of a page since it was loaded: a story with `freshPage` needs one that has shown nothing, and so does the story after it. */
export function trackUse() {
  let isUsed = false
  let isLeft = false
  return {
    needsReload: (freshPage = false) => isUsed && (freshPage || isLeft),
    add(freshPage = false) {
      isUsed = true
      isLeft = freshPage
    },
    restart() {
      isUsed = isLeft = false
    },
  }
}

/** Loads all `styles` up front, or a story would depend on those of earlier ones. Throws without a preview. */
export async function openStoryPage(
  context: BrowserContext,
  url: string,
  styles: readonly string[],
  modes: Modes,
  settleTimeout?: number,
): Promise<StoryPage> {
  const use = trackUse()
  let frozenPage = await open()
  let isGivenUp = false
  let givenUp = 0

  async function open() {
    const opened = await openFrozenPage(context, settleTimeout, storySwitcherScript)
    opened.page.on('popup', (popup) => void popup.close().catch(() => {}))
    await load(opened.page)
    return opened
  }

  /** A page that opens too late, when another one was asked for, is not used. */
  async function reopen() {
    const before = givenUp
    const opened = await open()
    if (before !== givenUp) {
      void opened.page.close().catch(() => {})
      throw new Error('the page was given up')
    }
    frozenPage = opened
    isGivenUp = false
  }

  async function load(page: typeof frozenPage.page) {
    use.restart()
    await context.clearCookies()
    await page.goto(`${url}/iframe.html?viewMode=story`, { waitUntil: 'load' })
    const isThere = () => '__STORYBOOK_PREVIEW__' in globalThis
    await page.waitForFunction(isThere, undefined, { timeout: renderTimeout })
    await page.evaluate(untilReady)
    await page.evaluate(loadStyles, styles)
    // Other builders add the styles of a story with its module.
    if (styles.length === 0) await page.evaluate(importStories)
    await page.evaluate(loadFonts)
    // Nothing is hovered.
    await page.mouse.move(-100, -100)
  }

  return {
    stories() {
      // It imports the modules of all stories, which no page of a story's own has.
      use.add()
      return frozenPage.page.evaluate(readStories)
    },
    async show(shown) {
      const { freshPage } = shown.story.visual
      if (isGivenUp) await reopen()
      else if (use.needsReload(freshPage)) await load(frozenPage.page)
      use.add(freshPage)
      if (await frozenPage.resize(shown.mode.viewport)) await frozenPage.warmUp()
      frozenPage.clearErrors()
      const { height, isIdle, changes, ...rendering } = await evaluate<Rendering & Settled>(
        frozenPage.cdp,
        showExpression(modes, shown),
      )
      await frozenPage.waitUntilIdle({ height, isIdle, changes })
      return rendering
    },
    ...delegateCapturable(() => frozenPage),
    reload: () => (isGivenUp ? reopen() : load(frozenPage.page)),
    recreate() {
      void frozenPage.page.close().catch(() => {})
      isGivenUp = true
      givenUp++
      return Promise.resolve()
    },
  }
}

/** Runs in the page: the preview does not load a style sheet whose link already exists. */
export async function loadStyles(styles: readonly string[]) {
  const isThere = (href: string) => document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null
  const links = styles
    .filter((href) => !isThere(href))
    .map((href) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  const loaded = links.map(
    (link) =>
      new Promise((resolve) => ['load', 'error'].forEach((event) => link.addEventListener(event, resolve))),
  )
  document.head.append(...links)
  await Promise.all(loaded)
}

/** Runs in the page: before it the preview knows no story. */
async function untilReady() {
  await (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__.ready()
}

/** Runs in the page. */
export async function importStories() {
  await (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__.extract()
}

/** Runs in the page. */
export async function readStories(): Promise<Story[]> {
  /** Storybook's own. */
  const usual: Record<string, Size> = {
    mobile1: { width: 320, height: 568 },
    mobile2: { width: 414, height: 896 },
    tablet: { width: 834, height: 1112 },
    desktop: { width: 1024, height: 1280 },
  }
  const optionsOf = (one: unknown) => (one ?? {}) as Record<string, { styles?: Record<string, string> }>
  function viewportOf({ parameters, storyGlobals }: Extracted): Size | undefined {
    const { value, isRotated = false } = { ...(storyGlobals?.viewport as StoryViewport) }
    const { options, viewports, defaultViewport } = (parameters.viewport ?? {}) as Record<string, unknown>
    const name = value ?? String(defaultViewport)
    const styles = { ...optionsOf(viewports), ...optionsOf(options) }[name]?.styles
    const isPixels = /^\d+px$/.test(styles?.width ?? '') && /^\d+px$/.test(styles?.height ?? '')
    const size = isPixels
      ? { width: parseInt(styles!.width!), height: parseInt(styles!.height!) }
      : usual[name]
    if (!size) return undefined
    const { width, height } = size
    return isRotated ? { width: height, height: width } : { width, height }
  }
  const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__
  const stories = Object.values(await preview.extract())
  return stories.map((story): Story => {
    const { id, title, name, parameters, storyGlobals = {} } = story
    const visual = (parameters.visual ?? {}) as StoryVisual
    const chromatic = (parameters.chromatic ?? {}) as ChromaticParameters
    const isSkipped = chromatic.disableSnapshot === true || chromatic.disable === true
    return {
      id,
      title,
      name,
      importPath: String(parameters.fileName ?? ''),
      ownGlobals: storyGlobals,
      viewport: viewportOf(story),
      visual: {
        modes: visual.modes,
        renderedBy: visual.renderedBy,
        skip: visual.skip ?? (isSkipped ? 'parameters.chromatic' : undefined),
        delay: visual.delay ?? chromatic.delay,
        ignore: [...(visual.ignore ?? []), ...(chromatic.ignoreSelectors ?? [])],
        tolerance: visual.tolerance,
        freshPage: visual.freshPage,
      },
    }
  })
}

type Extracted = {
  id: string
  title: string
  name: string
  parameters: Record<string, unknown>
  storyGlobals?: Record<string, unknown>
}

type ChromaticParameters = {
  disable?: boolean
  disableSnapshot?: boolean
  delay?: number
  ignoreSelectors?: readonly string[]
}

type StoryViewport = { value?: string; isRotated?: boolean } | undefined

type Preview = { ready(): Promise<void>; extract(): Promise<Record<string, Extracted>> }
