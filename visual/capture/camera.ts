import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { BrowserContext, CDPSession, Page, Request } from '@playwright/test'
import type { Mode } from '../modes.ts'
import { viewports } from '../modes.ts'
import type { AxeFinding } from '../report.ts'
import { watchErrors } from './errors.ts'
import { evaluate } from './evaluate.ts'
import { freeze } from './freeze.ts'
import type { Settled } from './freeze.ts'
import { findWithAxe, readWords } from './words.ts'
import type { Words } from './words.ts'

/** What can be had of a page that is shown. */
export type View = {
  /** Waits until the page stands still again: a picture that is taller than the viewport moves it. */
  settle(): Promise<void>
  /** A PNG of what is shown: as wide as the viewport, as tall as the page. */
  picture(): Promise<Buffer>
  words(): Promise<Omit<Words, 'axe'>>
  /** What was logged as an error since it was asked for. */
  errors(): string[]
  /** After the picture: axe may scroll. */
  axe(): Promise<AxeFinding[]>
}

/** The view of a page that may be another each time. */
export const viewOf = (current: () => View): View => ({
  settle: () => current().settle(),
  picture: () => current().picture(),
  words: () => current().words(),
  errors: () => current().errors(),
  axe: () => current().axe(),
})

/** A page of the browser in which time stands still, and what takes its picture. */
export type Camera = View & {
  page: Page
  cdp: CDPSession
  /** Answers whether the page had another size. */
  resize(viewport: Mode['viewport']): Promise<boolean>
  /** The first picture of a tall page in a new size may have its letters a hair higher: nobody sees this one. */
  warmUp(): Promise<void>
  forgetErrors(): void
  /** Waits until nothing is loaded any more; `said` is what the page has said of itself already. */
  rest(said?: Settled): Promise<void>
}

const loadTimeout = 5_000
/** No picture is taller: CSS pixels. */
export const mostHeight = 4000
const mostLooks = 4

/** Opens a page of `context`; `script` runs in it before any of its own, after `freeze`. */
export async function openCamera(context: BrowserContext, script = ''): Promise<Camera> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.addInitScript(freeze)
  await page.addInitScript(script)
  const errors = await watchErrors(cdp)
  const loading = watchLoading(page)
  let viewport: Mode['viewport'] | undefined
  let settled: Settled = { height: 0, isStill: true, changes: 0 }

  async function settle() {
    settled = await evaluate<Settled>(cdp, 'visualHarness.settle()')
  }

  async function capture(height = settled.height) {
    const size = viewports[viewport!]
    const clip = { x: 0, y: 0, width: size.width, height: Math.min(height, mostHeight), scale: 1 }
    const captureBeyondViewport = clip.height > size.height
    const { data } = await cdp.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip,
      captureBeyondViewport,
    })
    return Buffer.from(data, 'base64')
  }

  return {
    page,
    cdp,
    settle,
    async resize(wanted) {
      if (wanted === viewport) return false
      viewport = wanted
      await page.setViewportSize(viewports[wanted])
      return true
    },
    warmUp: async () => void (await capture(viewports[viewport!].height + 1)),
    async rest(said) {
      if (said) settled = said
      else await settle()
      while (await loading()) await settle()
    },
    /** Beyond the viewport the browser makes the page taller for a moment: one that answers by a change has to rest. */
    async picture() {
      let png = await capture()
      for (let look = 1; look < mostLooks && settled.isStill; look++) {
        const changes = await evaluate<number>(cdp, 'visualHarness.changes()')
        if (changes === settled.changes) break
        await settle()
        png = await capture()
      }
      return png
    },
    words: async () => ({ ...(await readWords(cdp)), errors: errors.logged() }),
    errors: errors.logged,
    forgetErrors: errors.forget,
    async axe() {
      if (!(await evaluate<boolean>(cdp, '"axe" in globalThis'))) await page.evaluate(await axeSource())
      return findWithAxe(page)
    },
  }
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
