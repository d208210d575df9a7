import type { BrowserContext } from '@playwright/test'
import type { Mode } from '../modes.ts'
import { openCamera, viewOf } from './camera.ts'
import { evaluate } from './evaluate.ts'
import type { Settled } from './freeze.ts'
import { loadFonts } from './load-fonts.ts'
import type { Story, StoryVisual } from './story.ts'
import { switching } from './switching.ts'
import type { Rendering } from './switching.ts'
import type { Shown, Tab } from './tab.ts'

const renderTimeout = 15_000

/** One page with the preview of a built Storybook in it: its stories are switched in the page, never loaded anew. */
export type StoryPage = Tab & { stories(): Promise<Story[]> }

/**
 * `url` is where the built Storybook is served, `styles` are the addresses of its style sheets: they are there from the
 * first story on, or each would be drawn with those of the stories before it. Throws when there is no preview.
 */
export async function openStoryPage(
  context: BrowserContext,
  url: string,
  styles: readonly string[],
): Promise<StoryPage> {
  let camera = await open()

  async function open() {
    const opened = await openCamera(context, switching)
    await load(opened.page)
    return opened
  }

  async function load(page: typeof camera.page) {
    await context.clearCookies()
    await page.goto(`${url}/iframe.html?viewMode=story`, { waitUntil: 'load' })
    const isThere = () => '__STORYBOOK_PREVIEW__' in globalThis
    await page.waitForFunction(isThere, undefined, { timeout: renderTimeout })
    await page.evaluate(loadStyles, styles)
    await page.evaluate(loadFonts)
    /** Nothing is pointed at. */
    await page.mouse.move(-100, -100)
  }

  function switchTo({ mode, story }: Shown) {
    const asked = { storyId: story.id, globals: globalsOf(mode), timeout: renderTimeout }
    return evaluate<Rendering & Settled>(camera.cdp, `visualStories.show(${JSON.stringify(asked)})`)
  }

  return {
    stories: () => camera.page.evaluate(readStories),
    async show(shown) {
      if (await camera.resize(shown.mode.viewport)) await camera.warmUp()
      camera.forgetErrors()
      const { height, isStill, changes, ...rendering } = await switchTo(shown)
      await camera.rest({ height, isStill, changes })
      return rendering
    },
    ...viewOf(() => camera),
    reload: () => load(camera.page),
    async renew() {
      void camera.page.close().catch(() => {})
      camera = await open()
    },
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

/** In the page: all stories with what they say of their pictures. */
async function readStories(): Promise<Story[]> {
  const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__
  const stories = Object.values(await preview.extract())
  return stories.map(({ id, title, name, parameters, storyGlobals = {} }) => {
    const { modes, skip, drawnBy } = (parameters.visual ?? {}) as StoryVisual
    return {
      id,
      title,
      name,
      importPath: String(parameters.fileName ?? ''),
      own: storyGlobals,
      visual: { modes, skip, drawnBy },
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
