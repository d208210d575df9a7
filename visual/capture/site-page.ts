import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext } from '@playwright/test'
import { typeOf } from '../static-server.ts'
import type { StandIn } from '../static-server.ts'
import { mostHeight, openCamera, viewOf } from './camera.ts'
import type { Camera } from './camera.ts'
import { loadFonts } from './load-fonts.ts'
import type { Site } from './site.ts'
import type { Tab } from './tab.ts'

/** The harness puts fonts in place, whatever the page's policy says of them. */
const inStudio = { reducedMotion: 'reduce', serviceWorkers: 'block', bypassCSP: true } as const

/** Shows pages of the site at `url`: each is a first visit, in a browser that knows nothing. */
export function openSitePage(
  browser: Browser,
  site: Site,
  url: string,
  standIns: readonly StandIn[],
): Omit<Tab, 'reload'> {
  let context: BrowserContext | undefined
  let camera: Camera | undefined

  async function visit() {
    context ??= await browser.newContext(inStudio)
    const opened = await openCamera(context)
    await opened.cdp.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' })
    await context.clearCookies()
    await context.addCookies([{ name: site.visitCookie, value: `visual-${crypto.randomUUID()}`, url }])
    await putInPlace(opened, standIns)
    return opened
  }

  const leave = async () => void (await camera?.page.close().catch(() => {}))

  return {
    ...viewOf(() => camera!),
    async show({ mode, story }) {
      await leave()
      camera = await visit()
      await camera.page.emulateMedia({ colorScheme: mode.scheme })
      await camera.resize(mode.viewport)
      await camera.page.goto(url + site.addressOf(story.path!, mode.locale), { waitUntil: 'load' })
      await camera.page.evaluate(holdFonts)
      await camera.page.evaluate(loadFonts)
      await camera.page.evaluate(redrawLists)
      await camera.rest()
      await camera.warmUp()
      await camera.page.evaluate(walk, mostHeight)
      await camera.rest()
      return { status: 'rendered' }
    },
    renew: leave,
  }
}

/**
 * In the page: fonts are part of their style sheet. A picture that is taller than the window asks for them anew, and may
 * be taken before they have come.
 */
async function holdFonts() {
  const dataOf = async (address: string) => {
    const blob = await (await fetch(address)).blob()
    return new Promise((resolve) => {
      const reader = Object.assign(new FileReader(), { onload: () => resolve(reader.result) })
      reader.readAsDataURL(blob)
    })
  }
  const held = [...document.styleSheets].flatMap(({ href, cssRules }) =>
    [...cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(async ({ style }) => {
        const [, address = ''] = /url\("?([^")]+)/.exec(style.getPropertyValue('src')) ?? []
        const data = await dataOf(new URL(address, href ?? location.href).href)
        style.setProperty('src', `url(${String(data)}) format("woff2")`)
      }),
  )
  await Promise.all(held)
}

/** In the page: a `<select>` keeps the line of the font that it was first drawn in, a pixel higher or lower. */
function redrawLists() {
  const lists = [...document.querySelectorAll('select')]
  for (const { style } of lists) style.display = 'none'
  document.body.getBoundingClientRect()
  for (const { style } of lists) style.display = ''
}

/** In the page: what comes only when it is looked at has come. */
async function walk(most: number) {
  const framesToSee = 2
  for (let y = innerHeight; y < Math.min(document.documentElement.scrollHeight, most); y += innerHeight) {
    scrollTo(0, y)
    for (let frame = 0; frame < framesToSee; frame++) await new Promise(requestAnimationFrame)
  }
  scrollTo(0, 0)
}

/** Answered by the browser itself: its cache of scripts, which `route` turns off, saves a fifth of the time. */
async function putInPlace({ cdp }: Camera, standIns: readonly StandIn[]) {
  async function answer(requestId: string, url: string) {
    const standIn = standIns.find(({ prefix }) => new URL(url).pathname.startsWith(prefix))
    if (!standIn) return cdp.send('Fetch.continueRequest', { requestId })
    const responseHeaders = [{ name: 'content-type', value: typeOf(standIn.file) }]
    const body = await readFile(standIn.file, 'base64')
    return cdp.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
  }
  /** A page that was left wants no answer any more. */
  cdp.on(
    'Fetch.requestPaused',
    ({ requestId, request }) => void answer(requestId, request.url).catch(() => {}),
  )
  await cdp.send('Fetch.enable', {
    patterns: standIns.map(({ prefix }) => ({ urlPattern: `*://*${prefix}*` })),
  })
}
