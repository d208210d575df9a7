import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page, Request } from '@playwright/test'
import type { Mode, ModeChoice } from '../modes.ts'
import { viewports } from '../modes.ts'
import type { AxeFinding } from '../report.ts'
import { watchErrors } from './errors.ts'
import { evaluate } from './evaluate.ts'
import { freeze } from './freeze.ts'
import { switching } from './switching.ts'
import type { Rendering, Settled } from './switching.ts'
import { findWithAxe, readWords } from './words.ts'
import type { Words } from './words.ts'

/** What a story says of its pictures, as `parameters.visual`. */
export type StoryVisual = { modes?: ModeChoice; skip?: string }
export type Story = {
  id: string
  title: string
  name: string
  /** The file that it stands in, from the root of the repository. */
  importPath: string
  /** Globals that it sets itself: they win over those of a mode. */
  own: Record<string, string>
  visual: StoryVisual
}

type Shown = { mode: Mode; storyId: string }

const renderTimeout = 15_000
const loadTimeout = 5_000
/** No picture is taller: CSS pixels. */
const mostHeight = 4000
const mostLooks = 4

/** One tab with the preview of a built Storybook in it: its stories are switched in the page, never loaded anew. */
export type StoryPage = {
  stories(): Promise<Story[]>
  show(shown: Shown): Promise<Rendering>
  /** Waits until the page stands still again: a picture that is taller than the viewport moves it. */
  settle(): Promise<void>
  /** A PNG of what is shown: as wide as the viewport, as tall as the page. */
  picture(): Promise<Buffer>
  words(): Promise<Omit<Words, 'axe'>>
  /** What was logged as an error since the story was asked for. */
  errors(): string[]
  /** After the picture: axe may scroll. */
  axe(): Promise<AxeFinding[]>
  /** Loads the preview anew: what an earlier story left behind is gone. */
  reload(): Promise<void>
  /** Another tab: this one hangs, or has crashed. */
  renew(): Promise<void>
}

/**
 * `url` is where the built Storybook is served, `styles` are the addresses of its style sheets: they are there from the
 * first story on, or each would be drawn with those of the stories before it. Throws when there is no preview.
 */
export async function openStoryPage(
  context: BrowserContext,
  url: string,
  styles: readonly string[],
): Promise<StoryPage> {
  let tab = await openTab(context, url, styles)
  return {
    stories: () => tab.page.evaluate(readStories),
    show: (shown) => tab.show(shown),
    settle: () => tab.settle(),
    picture: () => tab.picture(),
    words: async () => ({ ...(await readWords(tab.cdp)), errors: tab.errors() }),
    errors: () => tab.errors(),
    axe: () => findWithAxe(tab.page),
    reload: () => tab.load(),
    async renew() {
      void tab.page.close().catch(() => {})
      tab = await openTab(context, url, styles)
    },
  }
}

async function openTab(context: BrowserContext, url: string, styles: readonly string[]) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.addInitScript(freeze)
  await page.addInitScript(switching)
  const errors = await watchErrors(cdp)
  let viewport: Mode['viewport'] | undefined
  let settled: Settled = { height: 0, isStill: true, changes: 0 }
  const loading = watchLoading(page)

  async function load() {
    await context.clearCookies()
    await page.goto(`${url}/iframe.html?viewMode=story`, { waitUntil: 'load' })
    const isThere = () => '__STORYBOOK_PREVIEW__' in globalThis
    await page.waitForFunction(isThere, undefined, { timeout: renderTimeout })
    await page.evaluate(await axeSource())
    await page.evaluate(loadStyles, styles)
    await page.evaluate(loadFonts)
    /** Nothing is pointed at. */
    await page.mouse.move(-100, -100)
  }

  async function show({ mode, storyId }: Shown): Promise<Rendering> {
    errors.forget()
    if (mode.viewport !== viewport) await page.setViewportSize(viewports[mode.viewport])
    viewport = mode.viewport
    const asked = { storyId, globals: globalsOf(mode), timeout: renderTimeout }
    const { height, isStill, changes, ...rendering } = await evaluate<Rendering & Settled>(
      cdp,
      `visualStories.show(${JSON.stringify(asked)})`,
    )
    settled = { height, isStill, changes }
    while (await loading()) await settle()
    return rendering
  }

  async function settle() {
    settled = await evaluate<Settled>(cdp, 'visualStories.settle()')
  }

  async function capture() {
    const size = viewports[viewport!]
    const clip = { x: 0, y: 0, width: size.width, height: Math.min(settled.height, mostHeight), scale: 1 }
    const captureBeyondViewport = clip.height > size.height
    const { data } = await cdp.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip,
      captureBeyondViewport,
    })
    return Buffer.from(data, 'base64')
  }

  /** Beyond the viewport the browser makes the page taller for a moment: one that answers by a change has to rest. */
  async function picture() {
    let png = await capture()
    for (let look = 1; look < mostLooks && settled.isStill; look++) {
      const changes = await evaluate<number>(cdp, 'visualHarness.changes()')
      if (changes === settled.changes) break
      await settle()
      png = await capture()
    }
    return png
  }

  await load()
  return { page, cdp, load, show, settle, picture, errors: errors.logged }
}

let axe: Promise<string> | undefined
const axeSource = () =>
  (axe ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))

/** Answers whether scripts, styles or pictures were on their way when it was called, after they have come. */
function watchLoading(page: Page): () => Promise<boolean> {
  const underWay = new Set<Request>()
  let waiting: (() => void)[] = []
  const ended = (request: Request) => {
    underWay.delete(request)
    if (underWay.size > 0) return
    for (const go of waiting) go()
    waiting = []
  }
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return async () => {
    if (underWay.size === 0) return false
    await Promise.race([
      new Promise<void>((resolve) => waiting.push(resolve)),
      new Promise((resolve) => setTimeout(resolve, loadTimeout)),
    ])
    underWay.clear()
    return true
  }
}

const globalsOf = ({ locale, scheme }: Mode) => ({ locale, scheme, a11y: { manual: true } })

/** In the page: the preview knows a style sheet that is there by its address, and does not ask for it again. */
async function loadStyles(styles: readonly string[]) {
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

/** In the page: every font face is there before the first picture, whatever its locale. */
async function loadFonts() {
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => {})))
}

/** In the page: all stories with what they say of their pictures. */
async function readStories(): Promise<Story[]> {
  const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__
  const stories = Object.values(await preview.extract())
  return stories.map(({ id, title, name, parameters, storyGlobals = {} }) => {
    const { modes, skip } = (parameters.visual ?? {}) as StoryVisual
    return {
      id,
      title,
      name,
      importPath: String(parameters.fileName ?? ''),
      own: storyGlobals,
      visual: { modes, skip },
    }
  })
}

type Extracted = {
  id: string
  title: string
  name: string
  parameters: Record<string, unknown>
  storyGlobals?: Record<string, string>
}

type Preview = { extract(): Promise<Record<string, Extracted>> }
