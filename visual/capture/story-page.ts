import type { BrowserContext } from '@playwright/test'
import type { Mode } from '../modes.ts'
import { openFrozenPage, delegateCapturable } from './frozen-page.ts'
import { evaluate } from './evaluate.ts'
import type { Settled } from './freeze.ts'
import { loadFonts } from './load-fonts.ts'
import type { Story, StoryVisual } from './story.ts'
import { storySwitcherScript } from './story-switcher.ts'
import type { Rendering } from './story-switcher.ts'
import type { StoryInMode, Tab } from './tab.ts'

const renderTimeout = 15_000

export type StoryPage = Tab & { stories(): Promise<Story[]> }

/** Loads all `styles` up front, or a story would depend on those of earlier ones. Throws without a preview. */
export async function openStoryPage(
  context: BrowserContext,
  url: string,
  styles: readonly string[],
): Promise<StoryPage> {
  let frozenPage = await open()

  async function open() {
    const opened = await openFrozenPage(context, storySwitcherScript)
    await load(opened.page)
    return opened
  }

  async function load(page: typeof frozenPage.page) {
    await context.clearCookies()
    await page.goto(`${url}/iframe.html?viewMode=story`, { waitUntil: 'load' })
    const isThere = () => '__STORYBOOK_PREVIEW__' in globalThis
    await page.waitForFunction(isThere, undefined, { timeout: renderTimeout })
    await page.evaluate(loadStyles, styles)
    await page.evaluate(loadFonts)
    // Nothing is hovered.
    await page.mouse.move(-100, -100)
  }

  function switchTo({ mode, story }: StoryInMode) {
    const request = { storyId: story.id, globals: globalsOf(mode), timeout: renderTimeout }
    return evaluate<Rendering & Settled>(frozenPage.cdp, `visualStories.show(${JSON.stringify(request)})`)
  }

  return {
    stories: () => frozenPage.page.evaluate(readStories),
    async show(shown) {
      if (await frozenPage.resize(shown.mode.viewport)) await frozenPage.warmUp()
      frozenPage.clearErrors()
      const { height, isIdle, changes, ...rendering } = await switchTo(shown)
      await frozenPage.waitUntilIdle({ height, isIdle, changes })
      return rendering
    },
    ...delegateCapturable(() => frozenPage),
    reload: () => load(frozenPage.page),
    async recreate() {
      void frozenPage.page.close().catch(() => {})
      frozenPage = await open()
    },
  }
}

const globalsOf = ({ locale, scheme }: Mode) => ({ locale, scheme, a11y: { manual: true } })

/** Runs in the page: the preview does not load a style sheet whose link already exists. */
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

async function readStories(): Promise<Story[]> {
  const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__
  const stories = Object.values(await preview.extract())
  return stories.map(({ id, title, name, parameters, storyGlobals = {} }): Story => {
    const { modes, skip, renderedBy } = (parameters.visual ?? {}) as StoryVisual
    return {
      id,
      title,
      name,
      importPath: String(parameters.fileName ?? ''),
      ownGlobals: storyGlobals,
      visual: { modes, skip, renderedBy },
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
