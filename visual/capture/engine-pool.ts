import { pageSourceScript } from '../causes/page-source.ts'
import type { VisualConfig } from '../config.ts'
import { pool } from '../pool.ts'
import { serveFolder } from '../static-server.ts'
import type { EditFile } from '../static-server.ts'
import type { BrowserPool } from './browser-pool.ts'
import type { Engine } from './engine.ts'
import { composedTreeScript } from './composed-tree.ts'
import { openEngineTab } from './engine-tab.ts'
import { freezeScript } from './freeze.ts'
import { configuredStory } from './jobs.ts'
import { storySwitcherScript, testRunner } from './story-switcher.ts'
import { stylesOf } from './style-sheets.ts'

const testRunnerScript = `Object.defineProperty(navigator, 'userAgent', { value: navigator.userAgent + ' ${testRunner}' })`
const scriptsWith = (settleTimeout?: number) =>
  [
    testRunnerScript,
    freezeScript(settleTimeout),
    composedTreeScript,
    storySwitcherScript,
    pageSourceScript,
  ].join('\n;')

/** Drivers of other engines run no script before those of the page: the page itself begins with them. */
const withScripts =
  (edit: EditFile, settleTimeout?: number): EditFile =>
  (path, body) => {
    const edited = edit(path, body)
    if (path !== '/iframe.html') return edited
    const start = /<head[^>]*>|<!doctype[^>]*>/i
    return Buffer.from(
      edited.toString().replace(start, (tag) => `${tag}<script>${scriptsWith(settleTimeout)}</script>`),
    )
  }

const buildOf = (userAgent: string) => /(?:Firefox|Version)\/\S+/.exec(userAgent)?.[0] ?? 'unknown'

/** A story may show its own address, and other engines map no host name. */
const stablePort = 4410

export async function openEnginePool(
  config: VisualConfig,
  engine: Engine,
  count: number,
  edit: EditFile = (_path, body) => body,
): Promise<BrowserPool> {
  const styles = await stylesOf(config.storybook)
  const server = await serveFolder(
    config.storybook,
    config.stubs,
    withScripts(edit, config.settleTimeout),
    stablePort,
  )
  const tabs = Array.from({ length: count }, () => openEngineTab(engine, server.url, styles, config.modes))
  async function close() {
    await Promise.all(tabs.map((tab) => tab.close()))
    await server.close()
  }
  try {
    const stories = await tabs[0]!.stories()
    return {
      build: buildOf(await tabs[0]!.evaluate<string>('navigator.userAgent')),
      stories: stories.map((story) => configuredStory(story, config)),
      each: (jobs, take) => pool(jobs, tabs, take),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
