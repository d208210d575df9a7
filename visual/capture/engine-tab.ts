import type { Mode, Modes } from '../modes.ts'
import { viewportSizes } from '../modes.ts'
import type { Engine, EngineWindow } from './engine.ts'
import { coveredControls } from './covered-controls.ts'
import { textLines } from './diagnostics.ts'
import { errorLine } from './errors.ts'
import type { Settled } from './freeze.ts'
import { loadFonts } from './load-fonts.ts'
import {
  importStories,
  loadStyles,
  readStories,
  renderTimeout,
  showExpression,
  trackUse,
} from './story-page.ts'
import type { StoryPage } from './story-page.ts'
import type { Rendering } from './story-switcher.ts'
import { tabStops } from './tab-stops.ts'

type EngineTab = StoryPage & { close(): Promise<void> }

const untilPreview = `
  while (!('__STORYBOOK_PREVIEW__' in globalThis)) {
    if (performance.now() > ${renderTimeout}) throw new Error('The Storybook has no preview.')
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  await __STORYBOOK_PREVIEW__.ready()`

/**
 * A tab of a browser that has no CDP: a window for each viewport, as windows keep their size. Accessible names and axe
 * are left to Chromium: they do not depend on the engine.
 */
export function openEngineTab(
  engine: Engine,
  url: string,
  styles: readonly string[],
  modes: Modes,
): EngineTab {
  const windows = new Map<Mode['viewport'], Promise<EngineWindow>>()
  const uses = new Map<EngineWindow, ReturnType<typeof trackUse>>()
  let current: EngineWindow
  let errors: string[] = []

  async function open(viewport: Mode['viewport']) {
    const { width, height } = viewportSizes[viewport]!
    const opened = await engine.launch(width, height)
    await load(opened)
    return opened
  }

  async function showWindow(viewport: Mode['viewport']) {
    if (!windows.has(viewport)) windows.set(viewport, open(viewport))
    current = await windows.get(viewport)!
  }

  async function load(window: EngineWindow) {
    await window.open(`${url}/iframe.html?viewMode=story`)
    uses.set(window, trackUse())
    await window.evaluate(untilPreview)
    await run(`(${loadStyles.toString()})(${JSON.stringify(styles)})`, window)
    if (styles.length === 0) await run(`(${importStories.toString()})()`, window)
    await run(`(${loadFonts.toString()})()`, window)
  }

  /** As text: drivers of WebDriver make null of undefined. */
  async function run<Value>(expression: string, window = current): Promise<Value> {
    const text = await window.evaluate(`return JSON.stringify((await ${expression}) ?? null)`)
    return JSON.parse(text as string) as Value
  }

  async function readErrors() {
    const texts = (await current.takeErrors()).map(errorLine)
    errors = [...new Set([...errors, ...texts])].toSorted()
  }

  async function close() {
    const closing = [...windows.values()]
    windows.clear()
    await Promise.allSettled(closing.map(async (window) => (await window).close()))
  }

  return {
    async stories() {
      await showWindow(Object.keys(viewportSizes)[0]!)
      uses.get(current)!.add()
      return run(`(${readStories.toString()})()`)
    },
    async show(shown) {
      await showWindow(shown.mode.viewport)
      const { freshPage } = shown.story.visual
      if (uses.get(current)!.needsReload(freshPage)) await load(current)
      uses.get(current)!.add(freshPage)
      await current.takeErrors()
      errors = []
      return run<Rendering & Settled>(showExpression(modes, shown))
    },
    settle: async () => void (await run('visualHarness.settle()')),
    async screenshot() {
      const png = Buffer.from(await current.screenshot())
      await readErrors()
      return png
    },
    diagnostics: async () => ({
      text: textLines(await run<string>('composedTree.visibleText()')),
      names: await run<string[]>(`(${coveredControls.toString()})()`),
      tabStops: await run<string[]>(`(${tabStops.toString()})()`),
      errors,
    }),
    axe: () => Promise.resolve([]),
    evaluate: (expression) => run(expression),
    waitsFor: async () => [`the document is ${await run<string>('document.readyState')}`],
    reload: async () =>
      void (await Promise.all([...windows.values()].map(async (window) => load(await window)))),
    /** The windows may never close: nobody waits for them. */
    recreate: () => {
      void close()
      return Promise.resolve()
    },
    close,
  }
}
