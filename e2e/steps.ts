import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { cartOperations, type CartOperationName } from '#contracts/cart-operations.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

export const member = { mobile: '۰۹۱۲ ۱۲۳ ۴۵۶۷', code: '۱۲۳۴۵' }

export const carpetPath = '/search/handwoven-carpets/kashan-medallion-carpet'
export const trayPath = '/search/copper/isfahan-engraved-tray'

export type JourneyContext = { page: Page; text: TranslationFunctions }

export async function addToCart({ page, text }: JourneyContext) {
  await page.getByRole('button', { name: text.cart.add(), exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(text.cart.continueText())
}

export async function viewCart({ page, text }: JourneyContext) {
  await page.getByRole('dialog').getByRole('button', { name: text.cart.viewCart() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.cart.title())
}

export async function firstCartLine({ page, text }: JourneyContext) {
  const line = page.getByRole('main').getByRole('listitem').first()
  const title = await line.getByRole('link').innerText()
  return { line, more: line.getByRole('button', { name: text.cart.increase({ title }) }) }
}

export const lines = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem')

export async function placeOrder({ page, text }: JourneyContext, button = text.checkout.pay()) {
  const merchants = page.getByRole('group', { name: text.checkout.merchantTitle() })
  if (button === text.checkout.pay()) await merchants.getByRole('radio').first().check()
  await page.getByLabel(text.checkout.terms.accept()).check()
  await page.getByRole('button', { name: button }).click()
}

export async function requestCode({ page, text }: JourneyContext, mobile = member.mobile) {
  await page.getByLabel(text.auth.mobile()).fill(mobile)
  await page.getByRole('button', { name: text.auth.sendCode() }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.auth.codeTitle())
}

export async function signIn(scene: JourneyContext, mobile?: string) {
  await requestCode(scene, mobile)
  await scene.page.getByLabel(scene.text.auth.code()).fill(member.code)
}

/** Resolves once the app has replaced the shell's splash or the prerendered page, which both lose key presses. */
export const whenDrawn = (page: Page) =>
  page.locator(':root:not([data-failed]) :is(#splash, #page)').waitFor({ state: 'detached' })

/** Boxes can be measured before the styles have come, and no font is asked for until then. */
export async function whenStyled(page: Page) {
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  )
  await page.evaluate(() => document.fonts.ready)
}

export async function openDrawn(page: Page, address: string) {
  await page.goto(address)
  await whenDrawn(page)
}

/** Whether a pointer would hit its centre. */
export const isUncovered = (control: Locator) =>
  control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

/** CSS pixels by which the page is wider than its window. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** As where the shopper has asked the browser to save data: no page is preloaded. */
export async function saveData(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}

/** React scheduler slices are wall time: a starved page would take longer than the app waits for a part. */
export const slowClock = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() / 10
  })

/** Ahead by more than it takes to say so: the clock of the page runs on meanwhile, and cannot be set back. */
export const pauseClock = (page: Page) => page.clock.pauseAt(Date.now() + 10_000)

/** Leaves the page by the link to the home page, and goes back. */
export async function expectPlaceRestored(page: Page, read: Locator) {
  await read.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const topOf = async () => Math.round((await read.boundingBox())?.y ?? NaN)
  const top = await topOf()
  const home = page.getByRole('banner').getByRole('link').first()
  await home.evaluate((link: HTMLElement) => link.click())
  await expect(read).toHaveCount(0)
  await page.goBack()
  await expect.poll(topOf).toBe(top)
}

export async function reload(page: Page) {
  await page.reload()
  await whenDrawn(page)
}

/** As when its tab is shown again. */
export const becomeVisible = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))

/** It begins before the page opens, which may take a minute: the journey's own timeout ends it. */
const noTimeout = { timeout: 0 }

/** Parts that load once the page is idle never load. Call it before the page opens. */
export const keepBusy = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

/** A toast closes by itself after five or ten seconds, in which a busy machine may not have looked at it. */
export const keepToasts = (page: Page) =>
  page.addInitScript(() => {
    const original = window.setTimeout
    const withoutEnd = (callback: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === 5_000 || delay === 10_000 ? 0 : original(callback, delay, ...rest)
    Object.assign(window, { setTimeout: withoutEnd })
  })

/** Registering the service worker, which journeys block, is the last idle task of the app. */
export const whenIdle = (page: Page) =>
  page.waitForEvent('console', {
    predicate: (message) => message.text().includes('Service Worker registration blocked'),
    ...noTimeout,
  })

export const requestBeforeOpen = (page: Page, address: string) => page.waitForRequest(address, noTimeout)

export const responseBeforeOpen = (page: Page, address: string) => page.waitForResponse(address, noTimeout)

export const isCartUpdate = (request: Request, name: CartOperationName) =>
  (request.postDataJSON() as { cartUpdateType?: number } | null)?.cartUpdateType ===
  cartOperations[name].cartUpdateType

/** Call it before what sends the update: a reload may abort one that is not answered. */
export const cartUpdateAnswered = (page: Page, name: CartOperationName) =>
  page.waitForResponse((response) => isCartUpdate(response.request(), name), noTimeout)

function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

/**
 * Requests fail until it is released. The route stays: Playwright may forget those requests of a page that are under way
 * when its last route ends, and they never finish.
 */
export async function blockRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let isBlocked = true
  await page.route(address, (route) => (isBlocked ? route.abort('blockedbyclient') : route.fallback()))
  return () => (isBlocked = false)
}

export async function holdRequests(
  page: Page,
  address: string | RegExp,
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { open, opened } = createGate()
  await page.route(address, async (route) => {
    if (isMeant(route.request())) await opened
    await route.continue()
  })
  return open
}

/** The prerendered page, until the returned function lets the shop's script come. */
export async function openPrerendered(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, '**/assets/index-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

/** The server executes the requests at once; its responses arrive when they are released. */
export async function holdResponses(page: Page, address: string | RegExp): Promise<() => void> {
  const { open, opened } = createGate()
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await opened
    await route.fulfill({ response })
  })
  return open
}
