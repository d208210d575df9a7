import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext } from '@playwright/test'
import { contentTypeOf } from '../static-server.ts'
import type { FileStub } from '../static-server.ts'
import { openFrozenPage, delegateCapturable } from './frozen-page.ts'
import type { FrozenPage } from './frozen-page.ts'
import { loadFonts } from './load-fonts.ts'
import type { Site } from './site.ts'
import type { Tab } from './tab.ts'

/** `bypassCSP`: the harness inlines fonts. */
const contextOptions = { reducedMotion: 'reduce', serviceWorkers: 'block', bypassCSP: true } as const

export function openSitePage(
  browser: Browser,
  site: Site,
  url: string,
  standIns: readonly FileStub[],
  settleTimeout?: number,
): Omit<Tab, 'reload'> {
  let context: BrowserContext | undefined
  let frozenPage: FrozenPage | undefined

  async function openVisit() {
    context ??= await browser.newContext(contextOptions)
    const opened = await openFrozenPage(context, settleTimeout)
    await opened.cdp.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' })
    await context.clearCookies()
    await context.addCookies([{ name: site.sessionCookie, value: `visual-${crypto.randomUUID()}`, url }])
    await stubRequests(opened, standIns)
    return opened
  }

  const closePage = async () => {
    if (context) await frozenPage?.page.close().catch(() => {})
  }

  return {
    ...delegateCapturable(() => frozenPage!),
    async show({ mode, story }) {
      await closePage()
      frozenPage = await openVisit()
      await frozenPage.page.emulateMedia({ colorScheme: mode.scheme === 'dark' ? 'dark' : 'light' })
      await frozenPage.resize(mode.viewport)
      await frozenPage.page.goto(url + site.pathOf(story.path!, mode.locale), { waitUntil: 'load' })
      if (site.undrawn) await frozenPage.page.locator(site.undrawn).first().waitFor({ state: 'detached' })
      await frozenPage.page.evaluate(inlineFonts)
      await frozenPage.page.evaluate(loadFonts)
      await frozenPage.page.evaluate(redrawSelects)
      await frozenPage.waitUntilIdle()
      await frozenPage.warmUp()
      return { status: 'rendered' }
    },
    async waitsFor() {
      const waits = await frozenPage!.waitsFor()
      const isDrawn = !site.undrawn || (await frozenPage!.page.locator(site.undrawn).count()) === 0
      return isDrawn ? waits : [...waits, `${site.undrawn} is there`]
    },
    /** The page may never close: nobody waits for it. */
    recreate() {
      void context?.close().catch(() => {})
      context = undefined
      return Promise.resolve()
    },
  }
}

/** Runs in the page: a screenshot taller than the viewport requests fonts anew and may be taken without them. */
async function inlineFonts() {
  const dataOf = async (address: string) => {
    const blob = await (await fetch(address)).blob()
    return new Promise((resolve) => {
      const reader = Object.assign(new FileReader(), { onload: () => resolve(reader.result) })
      reader.readAsDataURL(blob)
    })
  }
  const inlined = [...document.styleSheets].flatMap(({ href, cssRules }) =>
    [...cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(async ({ style }) => {
        const [, address = ''] = /url\("?([^")]+)/.exec(style.getPropertyValue('src')) ?? []
        const data = await dataOf(new URL(address, href ?? location.href).href)
        style.setProperty('src', `url(${String(data)}) format("woff2")`)
      }),
  )
  await Promise.all(inlined)
}

/** Runs in the page: a `<select>` keeps the line height of its first font, a pixel off, until it is redrawn. */
function redrawSelects() {
  const selects = [...document.querySelectorAll('select')]
  for (const { style } of selects) style.display = 'none'
  document.body.getBoundingClientRect()
  for (const { style } of selects) style.display = ''
}

/** Over CDP: Playwright's `route` disables the script cache, which saves a fifth of the time. */
async function stubRequests({ cdp }: FrozenPage, standIns: readonly FileStub[]) {
  async function respond(requestId: string, url: string) {
    const standIn = standIns.find(({ prefix }) => new URL(url).pathname.startsWith(prefix))
    if (!standIn) return cdp.send('Fetch.continueRequest', { requestId })
    const responseHeaders = [{ name: 'content-type', value: contentTypeOf(standIn.file) }]
    const body = await readFile(standIn.file, 'base64')
    return cdp.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
  }
  // A page that was closed no longer accepts a response.
  cdp.on(
    'Fetch.requestPaused',
    ({ requestId, request }) => void respond(requestId, request.url).catch(() => {}),
  )
  await cdp.send('Fetch.enable', {
    patterns: standIns.map(({ prefix }) => ({ urlPattern: `*://*${prefix}*` })),
  })
}
