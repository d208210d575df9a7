import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Mode } from '../modes.ts'
import { viewportSizes } from '../modes.ts'
import type { AxeFinding } from '../report.ts'
import { pageSourceScript } from '../causes/page-source.ts'
import { composedTreeScript } from './composed-tree.ts'
import { watchErrors } from './errors.ts'
import { evaluate } from './evaluate.ts'
import { freezeScript, maxHeight } from './freeze.ts'
import type { Settled } from './freeze.ts'
import { runAxe, readDocument } from './diagnostics.ts'
import type { Diagnostics } from './diagnostics.ts'
import { watchLoading } from './watch-loading.ts'

export type Capturable = {
  settle(): Promise<void>
  screenshot(): Promise<Buffer>
  diagnostics(): Promise<Omit<Diagnostics, 'axe'>>
  /** Call it after the screenshot: axe may scroll. */
  axe(): Promise<AxeFinding[]>
  evaluate<Value>(expression: string): Promise<Value>
  /** In English, for who reads that it was not drawn in time. */
  waitsFor(): Promise<string[]>
}

export const delegateCapturable = (current: () => Capturable): Capturable => ({
  settle: () => current().settle(),
  screenshot: () => current().screenshot(),
  diagnostics: () => current().diagnostics(),
  axe: () => current().axe(),
  evaluate: (expression) => current().evaluate(expression),
  waitsFor: () => current().waitsFor(),
})

export type FrozenPage = Capturable & {
  page: Page
  cdp: CDPSession
  resize(viewport: Mode['viewport']): Promise<boolean>
  /** Takes a throwaway screenshot: the first tall one in a new size may have its glyphs a subpixel off. */
  warmUp(): Promise<void>
  clearErrors(): void
  waitUntilIdle(known?: Settled): Promise<void>
}

const maxAttempts = 4

export async function openFrozenPage(
  context: BrowserContext,
  settleTimeout?: number,
  script = '',
): Promise<FrozenPage> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.addInitScript(freezeScript(settleTimeout))
  await page.addInitScript(composedTreeScript)
  await page.addInitScript(script)
  await page.addInitScript(pageSourceScript)
  const errors = await watchErrors(cdp)
  const loading = watchLoading(page)
  let viewport: Mode['viewport'] | undefined
  let settled: Settled = { height: 0, isIdle: true, changes: 0 }

  async function settle() {
    settled = await evaluate<Settled>(cdp, 'visualHarness.settle()')
  }

  async function waitUntilIdle(known?: Settled) {
    if (known) settled = known
    else await settle()
    while (await loading.untilEnded()) await settle()
  }

  async function takeScreenshot(height = settled.height) {
    const size = viewportSizes[viewport!]!
    const clip = { x: 0, y: 0, width: size.width, height: Math.min(height, maxHeight), scale: 1 }
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
      await page.setViewportSize(viewportSizes[wanted]!)
      return true
    },
    warmUp: async () => void (await takeScreenshot(viewportSizes[viewport!]!.height + 1)),
    waitUntilIdle,
    /** Nothing may have changed since the page settled, such as by a late effect. */
    async screenshot() {
      let png = await takeScreenshot()
      for (let attempt = 1; attempt < maxAttempts && settled.isIdle; attempt++) {
        const changes = await evaluate<number>(cdp, 'visualHarness.changes()')
        if (changes === settled.changes) break
        await waitUntilIdle()
        png = await takeScreenshot()
      }
      return png
    },
    diagnostics: async () => ({ ...(await readDocument(cdp)), errors: errors.list() }),
    evaluate: (expression) => evaluate(cdp, expression),
    async waitsFor() {
      const state = await evaluate<string>(cdp, 'document.readyState')
      const pending = await evaluate<string[]>(cdp, 'visualHarness.activity().pending')
      return [`the document is ${state}`, ...new Set([...pending, ...loading.pending()])]
    },
    clearErrors: errors.clear,
    async axe() {
      if (!(await evaluate<boolean>(cdp, '"axe" in globalThis'))) await page.evaluate(await axeSource())
      return runAxe(page)
    },
  }
}

let axe: Promise<string> | undefined
const axeSource = () =>
  (axe ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
